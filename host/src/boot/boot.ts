// Inlined into index.html. Requests the data of the first screen before other code is loaded.

import { bffBaseUrl, fetchAhead, requestHeaders } from '@portal/bff-client'
import { type AppConfigEntries, CUSTOMER_PROFILE_PATH, originsOf, USER_PROFILE_PATH } from '@portal/contracts'
import {
  BOOT_CONFIG_ID,
  BOOT_SET_ID,
  BOOT_TAB_ID,
  type BootRegistry,
  type BootRemote,
  type FirstRead,
  type LiveSet,
  type PreloadedFile,
} from '@portal/federation/protocol'
import { addLink, preloadRelease } from '@portal/federation/runtime'
import { isFresh, readStoredAccount, readStoredToken, storedHeaders } from '@portal/portal/host'
import {
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  GOODBYE_PATH,
  NO_ANSWER_PATH,
  OVERVIEW_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  UNLINKED_ACCOUNT_PATH,
} from '../paths.ts'
import { readsAt } from '../remotes/reads-at.ts'
import { remoteAt } from '../remotes/remote-at.ts'
import { rememberedTenant } from '../tenants/remembered-tenant.ts'
import { rememberedTheme } from '../theme/remembered-theme.ts'
import { addCanaries } from './canary.ts'
import { requireFloor } from './floor.ts'
import { pageArrival } from './page-arrival.ts'
import type { Prefetched } from './prefetched.ts'
import { watchStart } from './start-failure.ts'

type Read = Omit<FirstRead, 'at'>

const profiles: Read[] = [{ path: USER_PROFILE_PATH }, { path: CUSTOMER_PROFILE_PATH, tenant: true }]

/** Reads a JSON element of index.html. */
const readElement = (id: string, missing = '{}') =>
  JSON.parse(document.getElementById(id)?.textContent ?? missing)

const providerPaths = ['/', OVERVIEW_PATH, SIGN_IN_PATH, CALLBACK_PATH]

/** A customer's page without a valid token goes to the provider: without any token it is left, and shows no tab. */
function providerUseAt(remote: BootRemote | undefined, pathname: string): Prefetched['providerUse'] {
  const token = readStoredToken()
  if (token && isFresh(token)) return
  if (remote ? remote.access !== 'customer' : !providerPaths.includes(pathname)) return
  return token ? 'renewal' : 'sign-in'
}

/** Opens the connection to the provider. A redirect uses another one than the requests of a renewal. */
function connect(domain: string, use: Prefetched['providerUse']) {
  const crossOrigin = use === 'sign-in' ? null : 'anonymous'
  for (const href of originsOf(domain)) addLink({ rel: 'preconnect', href, crossOrigin })
}

/** Preloads the scripts and styles of the tab in the address, with a lower priority than the shell. */
function preloadTab(registry: BootRegistry, name: string | undefined) {
  const release = name && registry[name]?.[0]
  if (release) preloadRelease(release, 'low')
}

/** Unchecked, because bootstrap checks the same entries. */
const valuesOf = (entries: AppConfigEntries) => ({
  apiGatewayUrl: '',
  bffPath: '',
  loginProviderDomain: '',
  ...Object.fromEntries(entries.map(({ name, value }) => [name, value])),
})

/**
 * Requests the profiles and the first reads of the tab if the storage has a token. On the linking page the account may have no
 * customer yet, so nothing is requested.
 */
function fetchFirstData(
  account: string | undefined,
  config: AppConfigEntries,
  reads: Read[],
): Prefetched['responses'] {
  const stored = readStoredToken()
  if (!stored || !isFresh(stored) || location.pathname === ACCOUNT_LINKING_PATH) return new Map()
  const base = bffBaseUrl(valuesOf(config))
  const brand = rememberedTenant(account)
  const get = ({ path, tenant }: Read): [string, Promise<Response>] => {
    const headers = requestHeaders({ tenant: tenant && brand })
    const url = new URL(base + path, location.href).href
    const response = storedHeaders(stored, { method: 'GET', url }).then((identity) =>
      // Without its key the token is as good as refused.
      identity ? fetchAhead(base + path, { ...headers, ...identity }) : new Response(null, { status: 401 }),
    )
    // The client that takes it handles the failure. Here it must not count as unhandled.
    response.catch(() => undefined)
    return [path, response]
  }
  return new Map([...profiles, ...reads].map(get))
}

/** Fetches the set of releases. Without a page of its own the tab of the address is preloaded now. */
async function loadSet({ href, integrity }: PreloadedFile): Promise<void> {
  const response = await fetch(href, { integrity, priority: 'high' })
  const { registry, remotes, canaries, retired }: LiveSet = await response.json()
  addCanaries(registry, remotes, canaries)
  const isPreloaded = Object.keys(window.prefetched.registry).length > 0
  Object.assign(window.prefetched, { registry, remotes, retired })
  if (!isPreloaded) preloadTab(registry, remoteAt(remotes, location.pathname))
}

/** The pages of the host whose header has the logo alone. */
const plainPaths = [
  ACCOUNT_LINKING_PATH,
  CALLBACK_PATH,
  GOODBYE_PATH,
  NO_ANSWER_PATH,
  SIGN_IN_PATH,
  SIGN_OUT_PATH,
  UNLINKED_ACCOUNT_PATH,
]

/** What index.html shows until the shell starts: the tabs, the link to the sign-in, or neither. */
function startAt(remote: BootRemote | undefined, use: Prefetched['providerUse'], pathname: string) {
  if (use === 'sign-in' || remote?.access === 'public' || plainPaths.includes(pathname)) return 'plain'
  return readStoredToken() ? 'tabs' : 'links'
}

/** The first paint has the theme of the customer's last visit. */
function showRememberedTheme(account: string | undefined) {
  const theme = rememberedTheme(account)
  if (theme) document.documentElement.dataset.theme = theme
}

requireFloor()
window.portalArrival = pageArrival
const setFile: PreloadedFile = readElement(BOOT_SET_ID)
const showFailure = watchStart(setFile.href)
const set = loadSet(setFile)
set.catch(showFailure)
const account = readStoredAccount()
showRememberedTheme(account)
const { registry, remotes, canaries }: LiveSet = readElement(
  BOOT_TAB_ID,
  '{"registry":{},"remotes":{},"canaries":{}}',
)
addCanaries(registry, remotes, canaries)
const name = remoteAt(remotes, location.pathname)
const remote = name ? remotes[name] : undefined
const providerUse = providerUseAt(remote, location.pathname)
document.documentElement.dataset.start = startAt(remote, providerUse, location.pathname)
const config: AppConfigEntries = readElement(BOOT_CONFIG_ID, '[]')
if (providerUse) connect(valuesOf(config).loginProviderDomain, providerUse)
if (providerUse !== 'sign-in') preloadTab(registry, name)
const reads = readsAt(remote, location.pathname)
const responses = fetchFirstData(account, config, reads)
window.prefetched = { registry, remotes, retired: [], config, responses, providerUse, set }
// The first format in a browser takes long, and the shell makes some as it starts. Until then its scripts are on their way.
setTimeout(() => new Date().toLocaleDateString('de-DE'))
