import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppConfigError, appConfigWarnings, parseAppConfig } from '@portal/contracts'
import { StartError } from './server-config.ts'

/**
 * Checks that a store can be served, so that a mistake fails the start.
 * @returns warnings for the operator
 * @throws StartError when the page is missing or the app config is invalid
 */
export async function assertStoreIsUsable(storeDir: string): Promise<string[]> {
  await access(join(storeDir, 'index.html')).catch(() => {
    throw new StartError(`There is no active release of the portal in ${storeDir}. Run: npm run build`)
  })
  const file = join(storeDir, 'config.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} is missing`)
  })
  try {
    const entries = JSON.parse(text)
    parseAppConfig(entries)
    return appConfigWarnings(entries).map((warning) => `${file}: ${warning}`)
  } catch (error) {
    if (error instanceof AppConfigError) throw new StartError(`${file}: ${error.message}`)
    throw new StartError(`${file} is not JSON`)
  }
}
