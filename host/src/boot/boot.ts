// Inlined into index.html and run before anything is loaded: it asks for everything that the first screen needs, at once.
import { BOOT_REGISTRY_ID, type BootRegistry, isPathBelow, remotes } from '@portal/contracts'
import { APP_CONFIG_URL, isFresh, readStoredAccount, readStoredToken } from '@portal/portal'
import { ACCOUNT_LINKING_PATH } from '../account-linking/account-linking-path.ts'
import { keptLook } from '../tenants/kept-look.ts'
import { keptTenant } from '../tenants/kept-tenant.ts'
import type { EarlyProfiles } from './early-answers.ts'

function readRegistry(): BootRegistry {
  return JSON.parse(document.getElementById(BOOT_REGISTRY_ID)?.textContent ?? '{}')
}

/** Fetches the scripts and styles of the tab that the address names, behind those of the shell. */
function preloadTab(registry: BootRegistry, pathname: string) {
  const found = Object.entries(remotes).find(([, { basePath }]) => isPathBelow(basePath, pathname))
  const release = found && registry[found[0]]?.[0]
  if (!release) return
  for (const script of release.preload) preload({ rel: 'modulepreload', ...script })
  for (const style of release.styles) preload({ rel: 'preload', as: 'style', ...style })
}

function preload(attributes: Partial<HTMLLinkElement>) {
  const link = document.createElement('link')
  Object.assign(link, attributes, { crossOrigin: 'anonymous', fetchPriority: 'low' })
  document.head.append(link)
}

/**
 * The first data, asked for as soon as the config says where and the browser's storage says for whom; but where the account
 * is linked first, which only the address tells here. The rest of the start knows it by what was asked for, and by the routes.
 */
function fetchProfiles(account: string | undefined, config: Promise<Response>): EarlyProfiles | undefined {
  const stored = readStoredToken()
  if (!stored || !isFresh(stored) || location.pathname === ACCOUNT_LINKING_PATH) return
  const headers = { accept: 'application/json', authorization: `Bearer ${stored.token}` }
  const signal = AbortSignal.timeout(10_000)
  const tenant = keptTenant(account)
  const base = config.then(async (response) => {
    const entries: { name: string; value: string }[] = await response.clone().json()
    const value = (name: string) => entries.find((entry) => entry.name === name)?.value ?? ''
    return value('apiGatewayUrl').replace(/\/$/, '') + value('bffPath')
  })
  const get = (path: string, more = {}) => {
    const answer = base.then((url) => fetch(url + path, { headers: { ...headers, ...more }, signal }))
    // Whoever takes the answer hears of the failure; here it only must not count as unhandled.
    answer.catch(() => undefined)
    return answer
  }
  return {
    userProfile: get('/api/userProfile'),
    customerProfile: get('/api/customerProfile', tenant ? { tenant } : {}),
  }
}

/** The brand of the customer's last visit, in the first thing that is painted. */
function showKeptLook(account: string | undefined) {
  const theme = keptLook(account)
  if (theme) document.documentElement.dataset.theme = theme
}

const account = readStoredAccount()
showKeptLook(account)
const registry = readRegistry()
preloadTab(registry, location.pathname)
const config = fetch(APP_CONFIG_URL)
config.catch(() => undefined)
window.earlyAnswers = { registry, config, profiles: fetchProfiles(account, config) }
