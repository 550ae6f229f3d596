import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedReleases } from '@portal/release'
import { root, stampDir } from './workspace.ts'

/** What the `dist` folder of an app was built from, and as what it was released. */
interface BuildStamp {
  fingerprint: string
  /** By store. */
  releases: Record<string, string>
}

const stampFile = (app: string) => join(stampDir, `${app}.json`)

async function readStamp(app: string, fingerprint: string): Promise<BuildStamp | undefined> {
  try {
    const stamp: BuildStamp = JSON.parse(await readFile(stampFile(app), 'utf8'))
    return stamp.fingerprint === fingerprint && stamp.releases ? stamp : undefined
  } catch {
    return undefined
  }
}

/** Whether `dist` holds what a build of these inputs would give. */
export async function isBuilt(app: string, fingerprint: string): Promise<boolean> {
  const description = access(join(root, app, 'dist/build.json'))
  const isThere = await description.then(
    () => true,
    () => false,
  )
  return isThere && (await readStamp(app, fingerprint)) !== undefined
}

/** Whether the store has the release that a build of these inputs would give. */
export async function isReleased(app: string, fingerprint: string, storeDir: string): Promise<boolean> {
  const release = (await readStamp(app, fingerprint))?.releases[storeDir]
  if (release === undefined) return false
  try {
    await access(join(storeDir, 'registry.json'))
    return (await publishedReleases(storeDir, app)).includes(release)
  } catch {
    return false
  }
}

/** Remembers what `dist` was built from, and in which stores it is released. */
export async function rememberBuild(
  app: string,
  fingerprint: string,
  releases: Record<string, string> = {},
): Promise<void> {
  const known = (await readStamp(app, fingerprint))?.releases
  await mkdir(stampDir, { recursive: true })
  await writeFile(stampFile(app), JSON.stringify({ fingerprint, releases: { ...known, ...releases } }))
}

/** What is in `dist` is no longer known. */
export async function forgetBuild(app: string): Promise<void> {
  await rm(stampFile(app), { force: true })
}
