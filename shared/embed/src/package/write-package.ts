import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { elementContract } from '@portal/contracts/element'
import { declarations } from './declarations.ts'
import { manifestOf } from './manifest.ts'

const own = join(import.meta.dirname, '../..')

/** Frameworks whose types are a sub-path. */
const typesOnly = (name: string) => [`./${name}`, { types: `./${name}.d.ts` }] as const

async function elementNames(): Promise<string[]> {
  const remotes = globSync('mfe-*/remote.ts', { cwd: join(own, '../..') }).toSorted()
  return Promise.all(
    remotes.map(async (remote) => {
      const { default: declared } = await import(pathToFileURL(join(own, '../..', remote)).href)
      return declared.element
    }),
  )
}

/** Packages whose types it adds to. A strict installer, such as pnpm, shows a package only what it names. */
const typedFrameworks = ['@types/react', 'svelte', 'vue']

const forEach = <Value>(names: string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]))

/** Its major and minor version are those of the contract. */
async function packageFile() {
  const { version, description } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8'))
  return {
    name: '@nordtal/embed',
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      ...Object.fromEntries(['react', 'react-18', 'vue', 'svelte'].map(typesOnly)),
      './custom-elements.json': './custom-elements.json',
    },
    peerDependencies: forEach(typedFrameworks, '*'),
    peerDependenciesMeta: forEach(typedFrameworks, { optional: true }),
    bin: { 'nordtal-embed': './check/command-line.js' },
    customElements: 'custom-elements.json',
    engines: { node: '>=20' },
  }
}

/** Writes the package for integrators into an empty folder. */
export async function writePackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const tsc = join(own, 'node_modules/.bin/tsc')
  execFileSync(tsc, ['--project', 'tsconfig.package.json', '--outDir', folder], {
    cwd: own,
    stdio: 'inherit',
  })
  // The command has no callers.
  for (const file of globSync('check/*.d.ts', { cwd: folder })) await rm(join(folder, file))
  const elements = await elementNames()
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  const files = {
    ...declarations(elements, elementContract),
    'index.js': "export { loadElement } from './load-element.js'\n",
    'custom-elements.json': json(manifestOf(elements, elementContract)),
    'package.json': json(await packageFile()),
    'README.md': await readFile(join(import.meta.dirname, 'README.md'), 'utf8'),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

if (import.meta.main) await writePackage(join(own, 'dist'))
