import { type AppConfig, parseAppConfig } from '@portal/contracts'
import { APP_CONFIG_URL, readAppConfig } from '@portal/portal/host'
import type { PortalElement } from './portal-element.ts'

const isJson = (text: string) => /^\s*[[{]/.test(text)

/** An object is the short form of the list of pairs. */
const pairsOf = (given: object) =>
  Array.isArray(given)
    ? given
    : Object.entries(given).map(([name, value]) => ({ name, value: String(value) }))

/**
 * Reads the config that the page gives, or its URL. Without a gateway, calls go to the origin of the file, else of the page.
 * @throws AppConfigError with every entry that is wrong
 * @throws Error when there is no such file
 */
export async function readConfig({ config }: PortalElement): Promise<AppConfig> {
  const given = typeof config === 'string' && isJson(config) ? (JSON.parse(config) as object) : config
  const url = new URL(typeof given === 'string' ? given : APP_CONFIG_URL, document.baseURI)
  const isGiven = given !== null && typeof given === 'object'
  const appConfig = isGiven ? parseAppConfig(pairsOf(given)) : await readAppConfig(await fetch(url))
  return { ...appConfig, apiGatewayUrl: appConfig.apiGatewayUrl || url.origin }
}
