import { type AppConfig, calls, consentService, loginHosts, originsOf, parseUrl } from '@portal/contracts'

/** Browsers send the text of a page to these hosts for translation. The requests are not reported. */
const TRANSLATION_HOSTS = ['translate.googleapis.com', 'translate-pa.googleapis.com', 'translate.google.com']

const callPaths = Object.values(calls).map(({ path }) => path as string)

/** Hosts that get no correlation headers: the identity providers, the energy key, the consent CDN. */
export function uncorrelatedHosts(config: AppConfig): string[] {
  const configured = originsOf(config.loginProviderDomain, consentService(config)?.scriptUrl ?? '')
  return [...loginHosts, ...configured.map((origin) => new URL(origin).host)]
}

/**
 * The reportable part of a request's address: the path of a BFF call, otherwise the host alone. It has no query and no
 * path that could contain an id. Undefined for a request that must not be reported.
 */
export function reportableRequest(
  address: string,
  bffPath: string,
): { host: string; path: string } | undefined {
  const url = parseUrl(address, location.href)
  if (!url || TRANSLATION_HOSTS.includes(url.hostname)) return undefined
  const path = callPaths.find((one) => url.pathname === bffPath + one)
  return { host: url.host, path: path ? bffPath + path : '/' }
}
