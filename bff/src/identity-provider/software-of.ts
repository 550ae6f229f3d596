import Bowser from 'bowser'

/** Names only. A version is useless to customers, and the whole user agent reveals too much about them. */
export interface Software {
  browser?: string
  system?: string
}

export type DeviceKind = 'phone' | 'tablet' | 'computer'

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/** Auth0 writes "Mobile Safari 17.5.0 / iOS 17.5.0" into its log. */
const SHORT_FORM = /^(?:Mobile )?(?<browser>\D+?) [\d.]+ \/ (?<system>\D+?)(?: [\d.]+)?$/
const shortNames: Record<string, string> = { 'Mac OS X': 'macOS', Edge: 'Microsoft Edge' }

function namesIn(userAgent: string): Software {
  const { browser, system } = SHORT_FORM.exec(userAgent)?.groups ?? {}
  if (browser && system) {
    return { browser: shortNames[browser] ?? browser, system: shortNames[system] ?? system }
  }
  const parsed = Bowser.parse(userAgent)
  return {
    ...(parsed.browser.name && { browser: parsed.browser.name }),
    ...(parsed.os.name && { system: parsed.os.name }),
  }
}

const deviceKinds: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }
const shortKinds: Record<string, DeviceKind> = { Windows: 'computer', 'Mac OS X': 'computer', iOS: 'phone' }

/** The kind of a device, if its user agent says so. Auth0's short form does not tell phones and tablets of Android apart. */
export function deviceKindOf(userAgent: string): DeviceKind | undefined {
  const system = SHORT_FORM.exec(userAgent)?.groups?.system
  if (system) return shortKinds[system]
  return deviceKinds[Bowser.parse(userAgent).platform.type ?? '']
}

/** The caller sets the user agent: an unknown name could be a sentence to the customer. */
export function softwareOf(userAgent: string | undefined): Software {
  if (!userAgent) return {}
  const { browser, system } = namesIn(userAgent)
  return {
    ...(browser && browsers.has(browser) && { browser }),
    ...(system && systems.has(system) && { system }),
  }
}
