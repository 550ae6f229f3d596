/** The raw value of a cookie of this page, or undefined. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

/** The cookies and storage keys of analytics and telemetry. */
const ANALYTICS = /^(_ga|_gid|_gat|_gcl|ai_|AI_)/

/** The host and all domains above it, for which a cookie may be set. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}

/** Removes the data of analytics and telemetry from this browser. */
export function clearAnalyticsStorage(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  for (const name of names.filter((one) => ANALYTICS.test(one))) {
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      const scope = domain && `; domain=${domain}`
      // biome-ignore lint/suspicious/noDocumentCookie: only Chromium has the cookie store.
      document.cookie = `${name}=; path=/; max-age=0${scope}`
    }
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (ANALYTICS.test(key)) storage.removeItem(key)
    }
  } catch {
    // Without storage there is no entry.
  }
}
