import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { apps, root } from './workspace.ts'

const run = promisify(execFile)
const remote = apps[1] ?? ''
const PACKAGES = 'node_modules/.pnpm'

let folder: string
let clones: string[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reproducible-'))
  clones = [join(folder, 'a'), join(folder, 'another-folder')]
  await Promise.all(clones.map(cloneWorkspace))
})
afterAll(() => rm(folder, { recursive: true }))

/** Packages are links, and so have the same path from both clones. */
async function cloneWorkspace(clone: string) {
  for (const name of [remote, 'shared', 'package.json']) {
    await cp(join(root, name), join(clone, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !/[\\/](dist|\.results)$/.test(path),
    })
  }
  await mkdir(join(clone, 'node_modules'))
  // Windows allows a junction to every user.
  await symlink(join(root, PACKAGES), join(clone, PACKAGES), 'junction')
}

/** Equal files stay equal when they are minified, which would take most of the time. */
const scriptIn = (build: URL) => `
import { basename, join } from 'node:path'
import webpack from '${build}/node_modules/webpack/lib/index.js'
import * as configs from '${build}/src/app-configs.ts'
import { readKit } from '${build}/src/kit.ts'
import { isRemote, readDeclaredRemote } from '${build}/src/declared-remote.ts'
const folder = process.cwd()
const dist = join(folder, 'dist')
const build = { app: basename(folder), folder, dist, mode: 'production', kit: await readKit() }
const remote = isRemote(folder) ? await readDeclaredRemote(folder) : undefined
const config = configs[process.argv[1]](build, remote, 'a'.repeat(16))
config.optimization = { ...config.optimization, minimize: false }
webpack(config).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'))
})
`

/** Builds a part of an app in a clone. Returns the hash of each file by its name. */
async function buildPart(clone: string, app: string, config: string): Promise<Record<string, string>> {
  const cwd = join(clone, app)
  const dist = join(cwd, 'dist')
  await rm(dist, { recursive: true, force: true })
  const script = scriptIn(pathToFileURL(join(clone, 'shared/build')))
  await run(process.execPath, ['--input-type=module', '--eval', script, config], { cwd })
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashes = files.map(async (file) => [
    relative(dist, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ])
  return Object.fromEntries(await Promise.all(hashes))
}

// What names a module by its path in an element is that of the vendor module. The host is not tried: see decision 67.
test.each([
  ['a tab', remote, 'tabConfig'],
  ['the vendor module', 'shared/element', 'vendorConfig'],
])('the same source of %s gives the same files in two folders', async (_, app, config) => {
  const [first, second] = await Promise.all(clones.map((clone) => buildPart(clone, app, config)))
  expect(Object.keys(first ?? {}).length).toBeGreaterThan(1)
  expect(second).toEqual(first)
})
