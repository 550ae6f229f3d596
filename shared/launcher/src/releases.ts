import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { activateAll, openStorage, publish, readRegistry, sourceRevision } from '@portal/release'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import { changedSince, copySources, type Sources } from './first-elements.ts'
import { LaunchError, print, seconds } from './terminal.ts'
import { runTasks } from './turbo.ts'
import { apps, readPackages, root } from './workspace.ts'

/** The release of each app, by its name. */
export type ReleaseSet = Record<string, string>

/** The scripts that build an app. */
const BUILD_STEPS = ['build', 'element']

/** The Turborepo tasks that build these apps. The host has no element. */
export const buildTasks = (apps: string[], packages = readPackages()) =>
  packages
    .filter(({ folder }) => apps.includes(folder))
    .flatMap(({ name, scripts }) =>
      BUILD_STEPS.filter((step) => scripts.includes(step)).map((step) => `${name}#${step}`),
    )

/**
 * Runs the steps of builds that are not cached.
 * @throws LaunchError with the errors of the compiler
 */
async function runBuilds(children: Children, tasks: string[], from = root): Promise<void> {
  const runs = await runTasks(children, tasks, { output: 'ignore', folder: from })
  for (const { folder, ok, logFile } of runs) {
    if (ok) continue
    const log = stripVTControlCharacters(await readFile(join(from, logFile), 'utf8'))
    throw new LaunchError(`${folder} does not build:\n${compileErrors(log)}`)
  }
  for (const { folder, task, cached, milliseconds } of runs) {
    if (!cached && BUILD_STEPS.includes(task))
      print(
        `${folder.padEnd(22)}${task === 'element' ? 'element built' : 'built'} (${seconds(milliseconds)})`,
      )
  }
}

/**
 * Builds the apps that have changed.
 * @throws LaunchError with the errors of the compiler
 */
export async function buildApps(children: Children, apps: string[]): Promise<void> {
  print('Building what has changed …')
  await removeBuilds(apps)
  await runBuilds(children, buildTasks(apps))
}

/**
 * Builds what the portal needs at its first start.
 * @returns a function that builds the elements for foreign pages from the same sources
 */
export async function buildPortalFirst(children: Children, apps: string[]) {
  print('Building the portal …')
  await removeBuilds(apps)
  const tasks = buildTasks(apps)
  const tasksOf = (step: string) => tasks.filter((task) => task.endsWith(`#${step}`))
  const [sources] = await Promise.all([copySources(), runBuilds(children, tasksOf('build'))])
  return () => buildElements(children, tasksOf('element'), sources)
}

/** The builds of the elements of a first start. */
interface Elements {
  /** That of the sources that the portal was built from. */
  revision: string
  folderOf: (app: string) => string
}

/** Builds in the checkout, whose cache the next builds use, and in the copy what was changed since. */
async function buildElements(children: Children, tasks: string[], sources: Sources): Promise<Elements> {
  const failure = await runBuilds(children, tasks).then(
    () => undefined,
    (error: Error) => error,
  )
  const changed = await changedSince(children, tasks, sources)
  if (failure && changed.length === 0) throw failure
  if (changed.length > 0) await runBuilds(children, changed, sources.folder)
  const folderOf = (app: string) => (changed.includes(`${app}#element`) ? sources.folder : root)
  return { revision: sources.revision, folderOf }
}

/** Deletes the builds, because files of an earlier build would stay beside those of a cached build. */
export async function removeBuilds(apps: string[]): Promise<void> {
  await Promise.all(apps.map((app) => rm(join(root, app, 'dist'), { recursive: true, force: true })))
}

interface PublishOptions {
  /** Whether the user has named the apps, so that retired ones come back. */
  named?: boolean
  /** Default: the builds of this checkout. */
  elements?: Elements
}

/**
 * Publishes the builds.
 * @returns the releases to activate. An app with an unchanged build stays at its active release, which may be a rollback. A
 *   withdrawn release is never among them, and a retired remote stays retired unless it is named.
 */
export async function publishBuilds(
  apps: string[],
  storeDir: string,
  { named = false, elements }: PublishOptions = {},
): Promise<ReleaseSet> {
  const store = openStorage(storeDir)
  const before = await readRegistry(store)
  const releases: ReleaseSet = {}
  for (const app of apps) {
    const dist = join(elements?.folderOf(app) ?? root, app, 'dist')
    const { release } = await publish(dist, store, await originOf(app, elements?.revision))
    const { active, previous = [], retired } = before.apps[app] ?? {}
    const { withdrawn } = (await readRegistry(store)).apps[app] ?? {}
    const isChanged = release !== before.releases[app]?.[0]?.release
    // A build that was published and then refused is tried again.
    const wasActive = [active, ...previous].some((one) => one?.release === release)
    if (withdrawn?.includes(release)) printWithdrawn(app, release)
    else if (retired ? named : isChanged || !wasActive) releases[app] = release
  }
  return releases
}

/** Activates published releases in one step, and prints them. */
export async function activateBuilds(releases: ReleaseSet, storeDir: string, force?: string): Promise<void> {
  await activateAll(openStorage(storeDir), releases, { requireVerified: true, force })
  for (const [app, release] of Object.entries(releases)) print(`${app.padEnd(22)}release ${release} active`)
}

/** Publishes and activates the releases of remotes with the elements that the active ones lack. */
export async function releaseElements(elements: Elements, storeDir: string, force: string): Promise<void> {
  const registry = await readRegistry(openStorage(storeDir))
  const lacking = Object.values(registry.apps).filter(
    // A remote of another repository has no build here.
    ({ active, retired }) =>
      apps.includes(active.app) && active.app !== 'host' && !active.element && !retired,
  )
  const remotes = lacking.map(({ active }) => active.app)
  await activateBuilds(await publishBuilds(remotes, storeDir, { elements }), storeDir, force)
}

/** Publishes and activates builds that are tried only afterwards, for this reason. */
export async function releaseBuilds(apps: string[], storeDir: string, force: string): Promise<void> {
  await activateBuilds(await publishBuilds(apps, storeDir), storeDir, force)
}

function printWithdrawn(app: string, release: string): void {
  print(
    `${app.padEnd(22)}release ${release} was withdrawn; to activate it: npm run release -- activate ${app} ${release}`,
  )
}

/** Publishes and activates a watching build. */
export async function releaseDevelopmentBuild(app: string, dist: string, storeDir: string): Promise<string> {
  const store = openStorage(storeDir)
  const { release } = await publish(dist, store, await originOf(app), { compress: false })
  await activateAll(store, { [app]: release })
  return release
}

async function originOf(app: string, revision?: string) {
  return { app, contractVersion: CONTRACT_VERSION, revision: revision ?? (await sourceRevision(root)) }
}

/** The release that the build of this checkout is. */
export async function releaseOfBuild(app: string): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'portal-build-'))
  try {
    const dist = join(root, app, 'dist')
    const store = openStorage(scratch)
    return (await publish(dist, store, await originOf(app), { compress: false })).release
  } finally {
    await rm(scratch, { recursive: true })
  }
}
