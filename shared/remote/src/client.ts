import { bffBaseUrl, type Client, createBffClient } from '@portal/bff-client'
import type { Portal } from '@portal/portal'

/** Creates the client of a remote, which makes the calls that it declares and no others. One is enough for each Portal. */
export function createClient(portal: Portal): Client {
  return createBffClient({ ...portal, baseUrl: bffBaseUrl(portal.config) })
}
