import { join } from 'node:path'
import { AppConfigError, parseAppConfig, portalUrls, THIRD_BRAND, tenants } from '@portal/contracts'
import { isBucketAddress, openStorage, readText } from '@portal/release'
import { defaultStoreDir, type LaunchSettings } from './launch-settings.ts'
import { LaunchError } from './terminal.ts'

type Entries = { name: string; value: string }[]

const FILE = 'config.json'
const LOCAL_PROVIDER = /^http:\/\/localhost(:|$)/

const providerAt = ({ ports }: LaunchSettings) => `http://localhost:${ports.IDENTITY_PORT}`

/** Entries that say where customers sign in, and which BFF they call. */
const LOCAL_ENTRIES = new Set([
  'apiGatewayUrl',
  'bffPath',
  'loginProviderDomain',
  'loginClientId',
  'loginAudience',
  'mockedLogin',
  'mockedCustomerData',
])

const textOf = (entries: Entries) => `${JSON.stringify(entries, null, 2)}\n`

/** Writes the app config of a new store. An existing one stays as it is. */
export async function createAppConfig(settings: LaunchSettings): Promise<void> {
  const entries = defaultEntries(providerAt(settings))
  await openStorage(settings.storeDir).createExclusively(FILE, textOf(entries))
}

/**
 * Writes the app config of a new store, and checks that an existing one fits the ports. Only in the store of this checkout
 * it adds missing entries and sets the address of the local sign-in.
 * @throws LaunchError naming every invalid entry, or an address with another port, and for a bucket, which is not served here
 */
export async function prepareAppConfig(settings: LaunchSettings, ownStore = defaultStoreDir): Promise<void> {
  if (isBucketAddress(settings.storeDir)) {
    throw new LaunchError(`PORTAL_STORE is ${settings.storeDir}, but the local portal needs a folder`)
  }
  await createAppConfig(settings)
  const store = openStorage(settings.storeDir)
  const file = join(settings.storeDir, FILE)
  const entries = readEntries(file, (await readText(store, FILE)) ?? '')
  const isOtherProvider = ({ name, value }: Entries[number]) =>
    name === 'loginProviderDomain' && LOCAL_PROVIDER.test(value) && value !== providerAt(settings)

  if (settings.storeDir !== ownStore) {
    const other = entries.find(isOtherProvider)
    if (!other) return
    throw new LaunchError(
      `${file} names the sign-in ${other.value}, but IDENTITY_PORT is ${settings.ports.IDENTITY_PORT}: ` +
        'change one of them, or use another PORTAL_STORE',
    )
  }
  const updated = [...entries, ...missingEntries(entries, settings)].map((entry) =>
    isOtherProvider(entry) ? { ...entry, value: providerAt(settings) } : entry,
  )
  await store.replace(FILE, textOf(updated))
}

/** The app config of the installation with the sign-in and BFF at the local ports. */
export async function localAppConfig(settings: LaunchSettings): Promise<string> {
  const kept = (await installedEntries(settings)).filter(({ name }) => !LOCAL_ENTRIES.has(name))
  return textOf([...kept, ...missingEntries(kept, settings)])
}

/** Whether customers of the installation sign in at the local port. */
export async function hasLocalSignIn(settings: LaunchSettings): Promise<boolean> {
  const { loginProviderDomain, mockedLogin } = parseAppConfig(await installedEntries(settings))
  return loginProviderDomain === providerAt(settings) && !mockedLogin
}

async function installedEntries(settings: LaunchSettings): Promise<Entries> {
  const { storeDir } = settings
  const text = await readText(openStorage(storeDir), FILE)
  return text ? readEntries(`${storeDir}/${FILE}`, text) : defaultEntries(providerAt(settings))
}

const missingEntries = (entries: Entries, settings: LaunchSettings) =>
  defaultEntries(providerAt(settings)).filter((entry) => !entries.some(({ name }) => name === entry.name))

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
