// Inlined into index.html and run before anything is loaded: it asks for everything that the first screen needs, at once.

import { answerHeaders, bearerHeaders, bffBaseUrl, READ_TIMEOUT_MS } from '@portal/bff-client'
import {
  BOOT_REGISTRY_ID,
  BOOT_REMOTES_ID,
  type BootRegistry,
  type BootRemotes,
  CUSTOMER_PROFILE_PATH,
  USER_PROFILE_PATH,
} from '@portal/contracts'
import { APP_CONFIG_URL, isFresh, readStoredAccount, readStoredToken } from '@portal/portal/host'
import { ACCOUNT_LINKING_PATH } from '../paths.ts'
import { remoteAt } from '../remotes/remote-at.ts'
import { keptTenant } from '../tenants/kept-tenant.ts'
import { rememberedTheme } from '../theme/remembered-theme.ts'
import type { EarlyProfiles } from './early-answers.ts'

/** Reads what the page carries as JSON. */
const readElement = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '{}')

/** Fetches the scripts and styles of the tab that the address names, behind those of the shell. */
function preloadTab(registry: BootRegistry, name: string | undefined) {
  const release = name && registry[name]?.[0]
  if (!release) return
  for (const script of release.preload) preload({ rel: 'modulepreload', ...script })
  for (const style of release.styles) preload({ rel: 'preload', as: 'style', ...style })
}

function preload(attributes: Partial<HTMLLinkElement>) {
  const link = document.createElement('link')
  Object.assign(link, attributes, { crossOrigin: 'anonymous', fetchPriority: 'low' })
  document.head.append(link)
}

/** Unchecked, because the rest of the start checks the same answer. */
const valuesOf = (entries: { name: string; value: string }[]) => ({
  apiGatewayUrl: '',
  bffPath: '',
  ...Object.fromEntries(entries.map(({ name, value }) => [name, value])),
})

/**
 * The first data, asked for as soon as the config says where and the browser's storage says for whom; but where the account
 * is linked first, which only the address tells here. The rest of the start knows it by what was asked for, and by the routes.
 */
function fetchProfiles(account: string | undefined, config: Promise<Response>): EarlyProfiles | undefined {
  const stored = readStoredToken()
  if (!stored || !isFresh(stored) || location.pathname === ACCOUNT_LINKING_PATH) return
  const identity = bearerHeaders(stored.token)
  const signal = AbortSignal.timeout(READ_TIMEOUT_MS)
  const base = config.then(async (response) => bffBaseUrl(valuesOf(await response.clone().json())))
  const get = (path: string, tenant?: string | null) => {
    const headers = { ...answerHeaders({ tenant }), ...identity }
    const answer = base.then((url) => fetch(url + path, { headers, signal }))
    // `early-profiles.ts` handles the failure; here it only must not count as unhandled.
    answer.catch(() => undefined)
    return answer
  }
  return {
    userProfile: get(USER_PROFILE_PATH),
    customerProfile: get(CUSTOMER_PROFILE_PATH, keptTenant(account)),
  }
}

/** The brand of the customer's last visit, in the first thing that is painted. */
function showRememberedTheme(account: string | undefined) {
  const theme = rememberedTheme(account)
  if (theme) document.documentElement.dataset.theme = theme
}

const account = readStoredAccount()
showRememberedTheme(account)
const registry: BootRegistry = readElement(BOOT_REGISTRY_ID)
const remotes: BootRemotes = readElement(BOOT_REMOTES_ID)
preloadTab(registry, remoteAt(remotes, location.pathname))
const config = fetch(APP_CONFIG_URL)
config.catch(() => undefined)
window.earlyAnswers = { registry, remotes, config, profiles: fetchProfiles(account, config) }
