import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { releasesUnderTest, root } from '@portal/e2e'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { activateAll, openStorage, publish } from '@portal/release'

interface Portal {
  folder: string
  store: string
}

/** Runs the command line of the release store and returns its output. */
export async function release({ store }: Portal, ...args: string[]): Promise<string> {
  const script = join(root, 'shared/release/src/command-line.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args, '--store', store])
  return stdout
}

async function releaseUnderTest(app: string): Promise<{ release: string }> {
  return JSON.parse(await readFile(join(releasesUnderTest, 'registry.json'), 'utf8')).apps[app].active
}

/** The folder of the release under test. Not `dist`, which Turborepo restores from its cache while tests run. */
export async function folderUnderTest(app: string): Promise<string> {
  const { release } = await releaseUnderTest(app)
  return join(releasesUnderTest, app === 'host' ? '' : 'remotes', app, release)
}

/** The names of the files of the first screen. */
export async function describeBuild(
  app: string,
): Promise<{ entry: string; preload: string[]; styles: string[] }> {
  return JSON.parse(await readFile(join(await folderUnderTest(app), 'build.json'), 'utf8'))
}

/** The text of an entry whose tab throws at its first render. */
export const THROWING_ENTRY = `export const init = () => undefined
export const get = async () => () => ({ default: () => { throw new Error('Thrown by the release') } })
`

/**
 * Publishes another release of an app, made from the one under test, and returns its id.
 * @param note gives the release another hash
 * @param entry the new text of its entry
 */
export async function publishOther(
  portal: Portal,
  app: string,
  note: string,
  entry?: string,
): Promise<string> {
  const folder = join(portal.folder, 'other-build')
  await cp(await folderUnderTest(app), folder, { recursive: true })
  await cp(join(releasesUnderTest, 'remotes/vendor'), join(folder, 'vendor'), { recursive: true })
  await writeFile(join(folder, 'note.txt'), note)
  if (entry) await writeFile(join(folder, (await describeBuild(app)).entry), entry)
  const published = await publishFolder(portal, app, folder)
  await rm(folder, { recursive: true })
  return published
}

/** Publishes a build and returns the id of its release. */
async function publishFolder({ store }: Portal, app: string, folder: string): Promise<string> {
  const origin = { app, contractVersion: CONTRACT_VERSION, revision: 'a test' }
  // Compression takes most of the time.
  const { release } = await publish(folder, openStorage(store), origin, { compress: false })
  return release
}

async function activate({ store }: Portal, app: string, published: string): Promise<string> {
  await activateAll(openStorage(store), { [app]: published })
  return published
}

/** Activates another release of an app, as `publishOther` makes it, and returns its id. */
export async function activateOther(...args: Parameters<typeof publishOther>): Promise<string> {
  const [portal, app] = args
  return activate(portal, app, await publishOther(...args))
}

/** Activates the build in a folder and returns the id of its release. */
export const activateFolder = async (portal: Portal, app: string, folder: string): Promise<string> =>
  activate(portal, app, await publishFolder(portal, app, folder))

/** Damages a file of a release on the disk of the server. Returns what mends it. */
export async function damage(path: string): Promise<() => Promise<void>> {
  const intact = await readFile(path)
  for (const compressed of ['.br', '.gz']) await rm(path + compressed, { force: true })
  await writeFile(path, `${intact}\n/* damaged */`)
  return () => writeFile(path, intact)
}
