import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppConfigError, parseAppConfig, portalUrls, THIRD_BRAND, tenants } from '@portal/contracts'
import { replaceFile } from '@portal/release'
import type { LaunchSettings } from './launch-settings.ts'
import { LaunchError } from './terminal.ts'

type Entries = { name: string; value: string }[]

const LOCAL_PROVIDER = /^http:\/\/localhost(:|$)/

/**
 * Writes the app config into the store. Existing entries stay, missing entries are added, and the address of the local
 * sign-in is set to its port.
 * @throws LaunchError naming every invalid entry
 */
export async function writeAppConfig({ storeDir, ports }: LaunchSettings): Promise<void> {
  const file = join(storeDir, 'config.json')
  const provider = `http://localhost:${ports.IDENTITY_PORT}`
  const found = await readFile(file, 'utf8').catch(() => undefined)
  const existing = found === undefined ? [] : readEntries(file, found)
  const missing = defaultEntries(provider).filter(
    (entry) => !existing.some(({ name }) => name === entry.name),
  )
  const updated = [...existing, ...missing].map((entry) =>
    entry.name === 'loginProviderDomain' && LOCAL_PROVIDER.test(entry.value)
      ? { ...entry, value: provider }
      : entry,
  )
  await mkdir(storeDir, { recursive: true })
  await replaceFile(file, `${JSON.stringify(updated, null, 2)}\n`)
}

function defaultEntries(provider: string): Entries {
  const ownBrands = Object.values(tenants).filter(({ id }) => id !== THIRD_BRAND)
  const websites = ownBrands.map(({ imprintUrl }) => new URL(imprintUrl).origin)
  return [
    { name: 'apiGatewayUrl', value: '' },
    { name: 'bffPath', value: '/bff' },
    { name: 'loginProviderDomain', value: provider },
    { name: 'loginClientId', value: 'nordtal-portal' },
    { name: 'loginAudience', value: 'urn:nordtal:bff' },
    { name: `portalUrl${THIRD_BRAND}`, value: portalUrls[THIRD_BRAND] ?? '' },
    { name: 'referringTouchpoints', value: [...websites, 'nordtal-app:'].join() },
  ]
}

function readEntries(file: string, text: string): Entries {
  try {
    const entries = JSON.parse(text)
    parseAppConfig(entries)
    return entries
  } catch (error) {
    if (error instanceof AppConfigError) throw new LaunchError(`${file}: ${error.message}`)
    throw new LaunchError(`${file} is not JSON`)
  }
}
