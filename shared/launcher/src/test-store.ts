import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { publishedReleases, readRegistry, releaseDir } from '@portal/release'
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
  if (live) {
    await rm(testStoreDir, { recursive: true, force: true })
    await cp(live, testStoreDir, { recursive: true })
  } else await keepOnlyReleases()
  await writeAppConfig({ ...readLaunchSettings(), storeDir: testStoreDir })
  await releaseBuilds(builds, testStoreDir)
  if (!live) await removeInactive()
}

/** A release that is there already need not be compressed again, which takes seconds. */
async function keepOnlyReleases(): Promise<void> {
  const entries = await readdir(testStoreDir, { withFileTypes: true }).catch(() => [])
  const others = entries.filter((entry) => entry.isFile() || entry.name.startsWith('.'))
  await Promise.all(others.map(({ name }) => rm(join(testStoreDir, name), { recursive: true })))
}

async function removeInactive(): Promise<void> {
  const { apps } = await readRegistry(testStoreDir)
  for (const [app, { active }] of Object.entries(apps)) {
    const published = await publishedReleases(testStoreDir, app)
    const inactive = published.filter((release) => release !== active.release)
    await Promise.all(
      inactive.map((release) => rm(releaseDir(testStoreDir, app, release), { recursive: true })),
    )
  }
}

/** Changes with the releases that are live, because a result on others is another result. */
export async function liveReleases(live: string): Promise<string> {
  const registry = await readFile(join(live, 'registry.json'))
  return createHash('sha256').update(registry).digest('hex')
}
