import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { elementContract } from '@portal/contracts/element'
import { writePackage } from './write-package.ts'

const own = join(import.meta.dirname, '../..')
const site = mkdtempSync(join(tmpdir(), 'solarstadt-'))
const installed = join(site, 'node_modules/@nordtal/embed')
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: site, encoding: 'utf8', stdio: 'pipe' })
const read = (file: string) => JSON.parse(readFileSync(join(installed, file), 'utf8'))

/** A project of another company, which installs the package from its file. */
beforeAll(async () => {
  await writePackage(join(site, 'package'))
  npm('pack', './package')
  writeFileSync(join(site, 'package.json'), '{ "private": true, "type": "module" }')
  npm(
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    `./nordtal-embed-${JSON.parse(readFileSync(join(site, 'package/package.json'), 'utf8')).version}.tgz`,
  )
})

test('the package has the version of the contract, needs no other, and names its files', () => {
  const file = read('package.json')
  expect(file.version).toMatch(new RegExp(`^${elementContract.version}\\.`))
  expect(file).not.toHaveProperty('dependencies')
  const named = Object.values<Record<string, string> | string>(file.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  )
  for (const name of named) expect(() => readFileSync(join(installed, name))).not.toThrow()
})

test('the manifest names each entry of the contract for each element', () => {
  const [module] = read(read('package.json').customElements).modules
  expect(module.declarations.map(({ tagName }: { tagName: string }) => tagName)).toContain(
    'nordtal-contracts',
  )
  const names = (entries: { name: string }[]) => entries.map(({ name }) => name)
  for (const { attributes, members, events, cssProperties } of module.declarations) {
    expect(names(attributes)).toEqual(names(elementContract.attributes))
    expect(names(members)).toEqual(names(elementContract.properties))
    expect(names(events)).toEqual(names(elementContract.events))
    expect(names(cssProperties)).toEqual(names(elementContract.tokens))
  }
})

/** Code of a page that compiles; what `@ts-expect-error` precedes does not. */
const samples = {
  'plain.ts': {
    libraries: {},
    code: `
import { loadElement, type PortalEventMap, type PortalSession } from '@nordtal/embed'
const session: PortalSession = { authorize: async () => ({ authorization: 'Bearer …' }) }
const element = document.createElement('nordtal-contracts')
element.session = session
element.config = { bffPath: '/bff' }
element.addEventListener('portal-navigate', ({ detail }) => location.assign(detail))
element.addEventListener('portal-error', ({ detail }) => {
  // @ts-expect-error
  if (detail.code === 'no-such-code') throw detail.message
})
const ready = ({ detail }: PortalEventMap['portal-ready']) => console.log(detail.release)
element.addEventListener('portal-ready', ready)
element.removeEventListener('portal-ready', ready)
// @ts-expect-error
element.session = { token: '…' }
loadElement('nordtal-contracts', { portal: 'https://portal.example' }).then((constructor) => new constructor())
`,
  },
  'react-18.tsx': {
    libraries: { '@types/react': '@types/react-18' },
    code: `
import type {} from '@nordtal/embed/react-18'
export const page = <nordtal-contracts config="/config.json" tenant="100" class="wide" ref={(element) => element?.focus()} />
// @ts-expect-error
export const wrong = <nordtal-contracts session={{}} />
`,
  },
  'react.tsx': {
    libraries: { '@types/react': '@types/react' },
    code: `
import type {} from '@nordtal/embed/react'
const session = { authorize: async () => ({}) }
export const page = (
  <nordtal-contracts session={session} config={{ bffPath: '/bff' }} onportal-navigate={({ detail }) => location.assign(detail)}>
    Ihre Verträge werden geladen.
  </nordtal-contracts>
)
// @ts-expect-error
export const wrong = <nordtal-contracts onportal-ready={({ detail }) => detail.code} />
`,
  },
  'vue.ts': {
    libraries: { vue: 'vue' },
    code: `
import type {} from '@nordtal/embed/vue'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['nordtal-contracts']>['$props']
export const props: Props = { tenant: '100', onPortalNavigate: ({ detail }) => location.assign(detail) }
// @ts-expect-error
export const wrong: Props = { tenant: 100 }
`,
  },
  'svelte.ts': {
    libraries: { svelte: 'svelte' },
    code: `
import type {} from '@nordtal/embed/svelte'
import type { SvelteHTMLElements } from 'svelte/elements'
type Props = SvelteHTMLElements['nordtal-contracts']
export const props: Props = { tenant: '100', 'onportal-navigate': ({ detail }) => location.assign(detail) }
// @ts-expect-error
export const wrong: Props = { tenant: 100 }
`,
  },
}

test.each(Object.entries(samples))(
  '%s compiles in a project that has installed the package',
  (file, sample) => {
    const folder = mkdtempSync(join(site, 'sample-'))
    mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
    // Beside the framework, whose types it adds to.
    cpSync(installed, join(folder, 'node_modules/@nordtal/embed'), { recursive: true })
    for (const [name, library] of Object.entries(sample.libraries)) {
      symlinkSync(join(own, 'node_modules', library), join(folder, 'node_modules', name))
    }
    writeFileSync(join(folder, file), sample.code)
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--jsx', 'react-jsx']
    const tsc = [...options, '--module', 'preserve', '--moduleResolution', 'bundler', '--types', '', file]
    const compile = () =>
      execFileSync(join(own, 'node_modules/.bin/tsc'), tsc, { cwd: folder, encoding: 'utf8' })
    try {
      compile()
    } catch (error) {
      throw new Error((error as { stdout: string }).stdout)
    }
  },
)
