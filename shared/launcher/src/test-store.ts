import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { KEYS_FILE, openStorage, prune } from '@portal/release'
import { createAppConfig } from './app-config-file.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { releaseBuilds } from './releases.ts'
import { stateDir } from './workspace.ts'

/** The releases of the end-to-end tests. Each of their portals starts with a copy. */
export const testStoreDir = join(stateDir, 'test-store')

/**
 * Fills the test store with the builds.
 * @param live the store of a live portal, whose other releases are copied
 */
export async function fillTestStore(builds: string[], live?: string): Promise<void> {
  if (live) {
    await rm(testStoreDir, { recursive: true, force: true })
    await cp(live, testStoreDir, { recursive: true })
    // The builds under test are not signed.
    await rm(join(testStoreDir, KEYS_FILE), { force: true })
  } else await keepOnlyReleases()
  await createAppConfig({ ...readLaunchSettings(), storeDir: testStoreDir })
  await releaseBuilds(builds, testStoreDir, 'the builds under test')
  if (!live) await prune(openStorage(testStoreDir), { newest: 0, days: 0 })
}

/** Keeps existing releases, because compressing them again takes seconds. */
async function keepOnlyReleases(): Promise<void> {
  const names = await readdir(testStoreDir).catch(() => [])
  const others = names.filter((name) => name !== 'host' && name !== 'remotes')
  await Promise.all(others.map((name) => rm(join(testStoreDir, name), { recursive: true })))
}

/** A hash of the live releases, which is an input of the cached test results. */
export async function liveReleases(live: string): Promise<string> {
  const registry = await readFile(join(live, 'registry.json'))
  return createHash('sha256').update(registry).digest('hex')
}
