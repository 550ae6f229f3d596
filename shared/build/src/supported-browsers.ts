import browserslist from 'browserslist'

/** `browserslist` of the package.json of the repository, as a list of versions: `chrome 120`. */
export const browsers: string[] = browserslist(undefined, { path: import.meta.dirname })

/** The oldest supported version of a browser, by its name in browserslist. */
export function oldest(browser: string): string {
  const versions = browsers
    .filter((one) => one.startsWith(`${browser} `))
    .map((one) => one.slice(browser.length + 1).split('-')[0] ?? '')
  const [first] = versions.sort((one, other) => Number(one) - Number(other))
  if (!first) throw new Error(`browserslist in package.json has no ${browser}`)
  return first
}

const [chrome, edge, firefox, safari, ios] = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map(oldest)

/** For documents. */
export const supportedBrowsers = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and iOS ${ios}`

/** For customers. */
export const supportedBrowsersInGerman = `Chrome ab Version ${chrome}, Edge ab ${edge}, Firefox ab ${firefox} oder Safari ab ${safari}`
