import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const run = promisify(execFile)
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc')

/** A host elsewhere, which has the libraries and nothing of this repository. */
const host = `import { useEffect } from 'react'
import tab, { type Portal } from './tab'

const Tab = await tab

export const Whole = ({ portal }: { portal: Portal }) => <Tab portal={portal} />

export function Partial() {
  // @ts-expect-error a Portal has more
  return <Tab portal={{ basePath: '/privacy' }} />
}

export function useBrand({ portal }: { portal: Portal }) {
  useEffect(() => portal.events.on('tenant.defined', ({ tenantId }) => portal.showTenant(tenantId)))
}
`

/** In a process of its own, because native code takes no values of jest's realm. */
const printTypes = `import { readExposedTypes } from './exposed-types.ts'
process.stdout.write(await readExposedTypes())`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(import.meta.dirname, '../../node_modules/.host-'))
})

afterAll(() => rm(folder, { recursive: true }))

test('the types of a release say how a host elsewhere mounts its modules, and what it must give them', async () => {
  const print = ['--input-type', 'module', '--eval', printTypes]
  const { stdout: types } = await run(process.execPath, print, { cwd: import.meta.dirname })
  await writeFile(path.join(folder, 'tab.d.ts'), types)
  await writeFile(path.join(folder, 'host.tsx'), host)
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--jsx', 'react-jsx', '--module', 'preserve']
  const compiled = run(process.execPath, [compiler, ...options, 'host.tsx'], { cwd: folder })
  await expect(compiled.catch(({ stdout }) => ({ stdout }))).resolves.toMatchObject({ stdout: '' })
})
