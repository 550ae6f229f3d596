import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { root } from './workspace.ts'

// What never gets into a build.
const LEFT_OUT = /node_modules|\.test\.tsx?$|shared[\\/]build[\\/]src[\\/]commands/

/** For each app a hash over everything that its build is made from. Equal inputs need no new build. */
export async function fingerprints(apps: string[], showcase: boolean): Promise<Record<string, string>> {
  const shared = await hashOf([...(await sharedInputs()), 'pnpm-lock.yaml'])
  const entries = apps.map(async (app) => {
    const own = await hashOf([`${app}/src`, `${app}/documents`, `${app}/package.json`])
    return [app, `${own}-${shared}${showcase ? '-showcase' : ''}`]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function sharedInputs(): Promise<string[]> {
  const packages = (await readdir(join(root, 'shared'))).filter((name) => name !== 'release').sort()
  return [
    ...packages.flatMap((name) => [`shared/${name}/src`, `shared/${name}/package.json`]),
    'shared/build/facades',
  ]
}

async function hashOf(paths: string[]): Promise<string> {
  const files = (await Promise.all(paths.map(filesBelow))).flat().filter((file) => !LEFT_OUT.test(file))
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))))
  const hash = createHash('sha256')
  files.forEach((file, index) => {
    hash.update(`${file}\0`).update(contents[index] ?? '')
  })
  return hash.digest('hex').slice(0, 16)
}

/** The files of a folder, or the file itself, relative to the workspace; none when there is nothing. */
async function filesBelow(path: string): Promise<string[]> {
  const full = join(root, path)
  try {
    const entries = await readdir(full, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return files.map((entry) => relative(root, join(entry.parentPath, entry.name))).sort()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR' ? [path] : []
  }
}
