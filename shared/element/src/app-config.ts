import { type AppConfig, AppConfigError, parseAppConfig } from '@portal/contracts'
import { APP_CONFIG_URL, readAppConfig } from '@portal/portal/host'
import type { PortalElement } from './portal-element.ts'

const TIMEOUT_MS = 10_000

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
export async function readConfig(element: PortalElement): Promise<AppConfig> {
  const address = configAddress(element)
  const appConfig = address
    ? await readAppConfig(await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }))
    : parseAppConfig(inlineConfig(element))
  return {
    ...appConfig,
    apiGatewayUrl: appConfig.apiGatewayUrl || (address ? new URL(address).origin : origin),
  }
}

/** The address of the config, unless the page gives the config itself. */
export function configAddress({ config }: PortalElement): string | undefined {
  if (config !== null && (typeof config === 'object' || isJson(config))) return undefined
  return new URL(config ?? APP_CONFIG_URL, document.baseURI).href
}

function inlineConfig({ config }: PortalElement): unknown {
  try {
    return pairsOf(typeof config === 'string' ? JSON.parse(config) : config)
  } catch (error) {
    throw new AppConfigError([`(inline): ${error instanceof Error ? error.message : error}`])
  }
}
