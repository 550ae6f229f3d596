import { createHash } from 'node:crypto'
import { cp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAppConfig } from './app-config-file.ts'
import { readLaunchSettings } from './launch-settings.ts'
import { releaseBuilds } from './releases.ts'
import { stateDir } from './workspace.ts'

/** The releases that the end-to-end tests run on; each of their portals begins with a copy. */
const testStoreDir = join(stateDir, 'test-store')

/**
 * Fills it with what was just built.
 * @param live the store of a portal whose other releases stand around it
 */
export async function fillTestStore(builds: string[], live?: string): Promise<void> {
  await rm(testStoreDir, { recursive: true, force: true })
  if (live) await cp(live, testStoreDir, { recursive: true })
  await writeAppConfig({ ...readLaunchSettings(), storeDir: testStoreDir })
  await releaseBuilds(builds, testStoreDir)
}

/** Changes with the releases that are live, because a result on others is another result. */
export async function liveReleases(live: string): Promise<string> {
  const registry = await readFile(join(live, 'registry.json'))
  return createHash('sha256').update(registry).digest('hex')
}
