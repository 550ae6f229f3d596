import { join } from 'node:path'
import { CONTRACT_VERSION } from '@portal/contracts'
import { activateAll, publish, sourceRevision } from '@portal/release'
import { buildApp } from './build-app.ts'
import { forgetBuild, isBuilt, isReleased, rememberBuild } from './build-stamp.ts'
import type { Children } from './children.ts'
import { fingerprints } from './fingerprint.ts'
import type { LaunchSettings } from './launch-settings.ts'
import { say } from './terminal.ts'
import { twoAtATime } from './two-at-a-time.ts'
import { root } from './workspace.ts'

/**
 * Builds every app whose source has changed since its build, publishes what the store does not have, and activates it in
 * one step. An app that has not changed keeps the release that is active.
 * @throws LaunchError when an app does not build
 */
export async function updateReleases(
  children: Children,
  apps: string[],
  { storeDir, showcase }: LaunchSettings,
): Promise<void> {
  const current = await fingerprints(apps, showcase)
  const unreleased: string[] = []
  for (const app of apps) if (!(await isReleased(app, current[app] ?? '', storeDir))) unreleased.push(app)
  await twoAtATime(apps, (app) => updateBuild(children, app, current[app] ?? '', showcase))

  const releases: Record<string, string> = {}
  for (const app of unreleased) releases[app] = await publishBuild(app, storeDir)
  await activateAll(storeDir, releases)
  for (const [app, release] of Object.entries(releases)) {
    await rememberBuild(app, current[app] ?? '', { [storeDir]: release })
    say(`${app.padEnd(22)}release ${release} active`)
  }
}

async function updateBuild(
  children: Children,
  app: string,
  fingerprint: string,
  showcase: boolean,
): Promise<void> {
  if (await isBuilt(app, fingerprint)) return
  await forgetBuild(app)
  await buildApp(children, app, showcase)
  await rememberBuild(app, fingerprint)
}

/** Publishes and activates what a watching build has just written. */
export async function releaseDevelopmentBuild(app: string, storeDir: string): Promise<string> {
  await forgetBuild(app)
  const release = await publishBuild(app, storeDir, { compress: false })
  await activateAll(storeDir, { [app]: release })
  return release
}

async function publishBuild(app: string, storeDir: string, options?: { compress: boolean }): Promise<string> {
  const origin = { app, contractVersion: CONTRACT_VERSION, revision: await sourceRevision(root) }
  return (await publish(join(root, app, 'dist'), storeDir, origin, options)).release
}
