import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppConfigError, appConfigWarnings, parseAppConfig } from '@portal/contracts'
import { BOOT_CONFIG_ID } from '@portal/federation/protocol'
import { StartError } from './start-error.ts'

/**
 * Checks that a store can be served, so that a mistake fails the start.
 * @returns warnings for the operator
 * @throws StartError when the page is missing or the app config is invalid
 */
export async function assertStoreIsUsable(storeDir: string): Promise<string[]> {
  const page = await readFile(join(storeDir, 'index.html'), 'utf8').catch(() => {
    throw new StartError(`There is no active release of the portal in ${storeDir}. Run: npm run build`)
  })
  const file = join(storeDir, 'config.json')
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} is missing`)
  })
  try {
    const entries = JSON.parse(text)
    parseAppConfig(entries)
    return [...appConfigWarnings(entries), ...stalePageWarnings(page, entries)].map(
      (warning) => `${file}: ${warning}`,
    )
  } catch (error) {
    if (error instanceof AppConfigError) throw new StartError(`${file}: ${error.message}`)
    throw new StartError(`${file} is not JSON`)
  }
}

/** A changed config is not live before the page is rendered again. */
function stalePageWarnings(page: string, entries: unknown): string[] {
  const [, inPage] = new RegExp(`id="${BOOT_CONFIG_ID}">([^<]*)<`).exec(page) ?? []
  if (inPage && JSON.stringify(JSON.parse(inPage)) === JSON.stringify(entries)) return []
  return ['the page has another version of it. Run: npm run release -- config apply']
}
