import { APP_CONFIG_VERSION, type AppConfig, parseAppConfig } from '@portal/contracts'

/** Where the portal's own app config lies. */
export const APP_CONFIG_URL = `/config.json?v=${APP_CONFIG_VERSION}`

/**
 * Reads the response to a request for the app config.
 * @throws AppConfigError with every entry that is wrong
 * @throws Error when there is no such file
 */
export async function readAppConfig(response: Response): Promise<AppConfig> {
  if (!response.ok) throw new Error(`The app config answered ${response.status}`)
  return parseAppConfig(await response.json())
}
