/** The value of a cookie of this page as it is stored, or undefined. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** What analytics and telemetry leave in the browser. */
const ANALYTICS = /^(_ga|_gid|_gat|_gcl|ai_|AI_)/

/** A cookie may have been set for this host or for any domain above it. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Removes what analytics and telemetry have kept in this browser. */
export function clearAnalyticsStorage(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => ANALYTICS.test(one))) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      const scope = domain && `; domain=${domain}`
      // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
      document.cookie = `${name}=; path=/; max-age=0${scope}`
    }
  }
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (ANALYTICS.test(key)) storage.removeItem(key)
  }
}
