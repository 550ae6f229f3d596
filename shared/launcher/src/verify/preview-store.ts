import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activateAll, importRelease, openStorage, readText } from '@portal/release'
import { prepareAppConfig } from '../app-config-file.ts'
import type { LaunchSettings } from '../launch-settings.ts'
import type { ReleaseSet } from '../releases.ts'

const CONFIG = 'config.json'

/**
 * Makes a store with these releases alone, so that no release has a fallback in it. `activateAll` checks that they fit.
 * The caller deletes it.
 * @param settings with the ports of the backend, whose sign-in the page's policy allows
 * @throws ReleaseError when they do not fit
 */
export async function makePreviewStore(settings: LaunchSettings, releases: ReleaseSet): Promise<string> {
  const storeDir = await mkdtemp(join(tmpdir(), 'portal-preview-'))
  const [live, preview] = [openStorage(settings.storeDir), openStorage(storeDir)]
  try {
    const config = await readText(live, CONFIG)
    if (config) await preview.replace(CONFIG, config)
    await prepareAppConfig({ ...settings, storeDir }, storeDir)
    for (const [app, release] of Object.entries(releases))
      await importRelease(live, preview, { app, release })
    await activateAll(preview, releases)
    return storeDir
  } catch (error) {
    await rm(storeDir, { recursive: true })
    throw error
  }
}
