import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CONTRACT_VERSION } from '@portal/contracts'
import { activateAll, publish, readRegistry, sourceRevision } from '@portal/release'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import { LaunchError } from './launch-error.ts'
import { say, seconds } from './terminal.ts'
import { runTasks } from './turbo.ts'
import { root, stateDir } from './workspace.ts'

/** By store and app: the release of the build that was last activated there. */
type LastBuilds = Record<string, Record<string, string>>

const lastBuildsFile = join(stateDir, 'last-builds.json')

/**
 * Builds the apps that have changed.
 * @throws LaunchError with what the compiler said
 */
export async function buildApps(children: Children, apps: string[], showcase: boolean): Promise<void> {
  say('Building what has changed …')
  await removeBuilds(apps)
  const tasks = apps.map((app) => `${app}#build`)
  const runs = await runTasks(children, tasks, {
    output: 'ignore',
    env: { PORTAL_SHOWCASE: showcase ? '1' : '' },
  })
  const built = runs.filter(({ task }) => task === 'build')
  for (const { folder, ok, logFile } of built) {
    if (ok) continue
    const log = stripVTControlCharacters(await readFile(join(root, logFile), 'utf8'))
    throw new LaunchError(`${folder} does not build:\n${compileErrors(log)}`)
  }
  for (const { folder, cached, milliseconds } of built) {
    if (!cached) say(`${folder.padEnd(22)}built (${seconds(milliseconds)})`)
  }
}

/** What a watching build has left there would stay beside the files of a build that comes from the cache. */
export async function removeBuilds(apps: string[]): Promise<void> {
  await Promise.all(apps.map((app) => rm(join(root, app, 'dist'), { recursive: true, force: true })))
}

/**
 * Publishes the builds and activates them in one step. An app whose build has not changed since the last time keeps the
 * release that is active, which may be an older one by choice.
 */
export async function releaseBuilds(apps: string[], storeDir: string): Promise<void> {
  const { [storeDir]: last = {}, ...others } = await readLastBuilds()
  const { apps: active } = await readRegistry(storeDir)
  const releases: Record<string, string> = {}
  for (const app of apps) {
    const release = await publishBuild(app, storeDir)
    if (release !== last[app] || !active[app]) releases[app] = release
  }
  await activateAll(storeDir, releases)
  await writeLastBuilds({ ...others, [storeDir]: { ...last, ...releases } })
  for (const [app, release] of Object.entries(releases)) say(`${app.padEnd(22)}release ${release} active`)
}

/** Publishes and activates what a watching build has just written. The next release build replaces it. */
export async function releaseDevelopmentBuild(app: string, storeDir: string): Promise<string> {
  const { [storeDir]: { [app]: _replaced, ...kept } = {}, ...others } = await readLastBuilds()
  await writeLastBuilds({ ...others, [storeDir]: kept })
  const release = await publishBuild(app, storeDir, { compress: false })
  await activateAll(storeDir, { [app]: release })
  return release
}

async function publishBuild(app: string, storeDir: string, options?: { compress: boolean }): Promise<string> {
  const origin = { app, contractVersion: CONTRACT_VERSION, revision: await sourceRevision(root) }
  return (await publish(join(root, app, 'dist'), storeDir, origin, options)).release
}

async function readLastBuilds(): Promise<LastBuilds> {
  return readFile(lastBuildsFile, 'utf8').then(JSON.parse, () => ({}))
}

async function writeLastBuilds(builds: LastBuilds): Promise<void> {
  await mkdir(stateDir, { recursive: true })
  await writeFile(lastBuildsFile, JSON.stringify(builds))
}
