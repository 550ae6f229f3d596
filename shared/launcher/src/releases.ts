import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CONTRACT_VERSION } from '@portal/contracts'
import { activateAll, publish, readRegistry, sourceRevision } from '@portal/release'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import { LaunchError, say, seconds } from './terminal.ts'
import { runTasks } from './turbo.ts'
import { readPackages, root, stateDir } from './workspace.ts'

/** By store and app: the release of the build that was last activated there. */
type LastBuilds = Record<string, Record<string, string>>

const lastBuildsFile = join(stateDir, 'last-builds.json')

/** The scripts that build an app. */
const BUILD_STEPS = ['build', 'element']

/** How Turborepo calls the steps that build these apps. The host has no element. */
export const buildTasks = (apps: string[], packages = readPackages()) =>
  packages
    .filter(({ folder }) => apps.includes(folder))
    .flatMap(({ name, scripts }) =>
      BUILD_STEPS.filter((step) => scripts.includes(step)).map((step) => `${name}#${step}`),
    )

/**
 * Runs the steps of builds that are not cached.
 * @throws LaunchError with what the compiler said
 */
async function runBuilds(children: Children, tasks: string[], showcase: boolean): Promise<void> {
  const runs = await runTasks(children, tasks, {
    output: 'ignore',
    env: { PORTAL_SHOWCASE: showcase ? '1' : '' },
  })
  for (const { folder, ok, logFile } of runs) {
    if (ok) continue
    const log = stripVTControlCharacters(await readFile(join(root, logFile), 'utf8'))
    throw new LaunchError(`${folder} does not build:\n${compileErrors(log)}`)
  }
  for (const { folder, task, cached, milliseconds } of runs) {
    if (!cached && BUILD_STEPS.includes(task))
      say(`${folder.padEnd(22)}${task === 'element' ? 'element built' : 'built'} (${seconds(milliseconds)})`)
  }
}

/**
 * Builds the apps that have changed.
 * @throws LaunchError with what the compiler said
 */
export async function buildApps(children: Children, apps: string[], showcase: boolean): Promise<void> {
  say('Building what has changed …')
  await removeBuilds(apps)
  await runBuilds(children, buildTasks(apps), showcase)
}

/**
 * For the first start: builds what the portal itself needs.
 * @returns builds the elements for foreign pages as well
 */
export async function buildPortalFirst(children: Children, apps: string[], showcase: boolean) {
  say('Building the portal …')
  await removeBuilds(apps)
  const tasks = buildTasks(apps)
  await runBuilds(
    children,
    tasks.filter((task) => task.endsWith('#build')),
    showcase,
  )
  return () => runBuilds(children, tasks, showcase)
}

/** What a watching build has left there would stay beside the files of a build that comes from the cache. */
export async function removeBuilds(apps: string[]): Promise<void> {
  await Promise.all(apps.map((app) => rm(join(root, app, 'dist'), { recursive: true, force: true })))
}

interface ReleaseOptions {
  /** The apps were named by the user: those that were retired come back. */
  named?: boolean
}

/**
 * Publishes the builds and activates them in one step. An app whose build has not changed since the last time keeps the release
 * that is active, which may be an older one by choice. A retired remote stays out of the portal.
 */
export async function releaseBuilds(
  apps: string[],
  storeDir: string,
  { named = false }: ReleaseOptions = {},
): Promise<void> {
  const { [storeDir]: last = {}, ...others } = await readLastBuilds()
  const { apps: active } = await readRegistry(storeDir)
  const releases: Record<string, string> = {}
  for (const app of apps) {
    const release = await publishBuild(app, storeDir)
    const isRetired = active[app]?.retired === true
    if (isRetired ? named : release !== last[app] || !active[app]) releases[app] = release
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
