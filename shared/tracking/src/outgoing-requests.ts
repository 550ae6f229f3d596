import { type AppConfig, calls, consentService, originsOf } from '@portal/contracts'

/** Browsers translate a page by sending its text away: neither the text nor the fact is ours to report. */
const TRANSLATION_HOSTS = ['translate.googleapis.com', 'translate-pa.googleapis.com', 'translate.google.com']

/** They would refuse a header that they do not know. */
const UNCORRELATED_HOSTS = [
  'login.nordtal-energie.example',
  'login.flinkstrom.example',
  'key.nordtal-energie.example',
]

const callPaths = Object.values(calls).map(({ path }) => path as string)

/** Hosts that get no correlation headers: the identity providers, the energy key, the consent CDN. */
export function uncorrelatedHosts(config: AppConfig): string[] {
  const configured = originsOf(config.loginProviderDomain, consentService(config)?.scriptUrl ?? '')
  return [...UNCORRELATED_HOSTS, ...configured.map((origin) => new URL(origin).host)]
}

/**
 * What may be told of a request's address: the calls of the BFF by their path, of everything else the host alone. No
 * query, no path that could hold an id. Undefined for what must not be told at all.
 */
export function tellableRequest(
  address: string,
  bffPath: string,
): { host: string; path: string } | undefined {
  const url = URL.parse(address, location.href)
  if (!url || TRANSLATION_HOSTS.includes(url.hostname)) return undefined
  const path = callPaths.find((one) => url.pathname === bffPath + one)
  return { host: url.host, path: path ? bffPath + path : '/' }
}
