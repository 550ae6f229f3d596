import type { TakePrefetched } from '@portal/bff-client'
import { bffBaseUrl, fetchAhead, requestHeaders } from '@portal/bff-client/request-rules'
import { CUSTOMER_PROFILE_PATH, USER_PROFILE_PATH } from '@portal/contracts/call'
import type { PortalElement } from './portal-element.ts'

/** The profiles of an element that were requested together with its code. Each response is read once. */
export interface PrefetchedProfiles {
  /** Whether the element still has the session, config and brand for which they were requested. */
  isFor(element: PortalElement): boolean
  take: TakePrefetched
}

/** Unchecked: the mount checks the same config. */
function valuesOf(config: PortalElement['config']): Partial<Record<string, string>> | undefined {
  try {
    const given = typeof config === 'string' ? JSON.parse(config) : config
    if (!Array.isArray(given)) return given ?? undefined
    return Object.fromEntries(given.map(({ name, value }) => [name, value]))
  } catch {
    // An address, or a mistake of the page.
    return undefined
  }
}

/**
 * Requests the profiles if the page gives config and session, so that they need not wait for the code. Has to be small: it is in
 * the entry of an element.
 */
export function prefetchProfiles({ session, config, tenant }: PortalElement): PrefetchedProfiles | undefined {
  const { bffPath, apiGatewayUrl = '', mockedLogin } = valuesOf(config) ?? {}
  // The mount reports a mistake.
  if (!bffPath?.startsWith('/') || (apiGatewayUrl !== '' && !URL.canParse(apiGatewayUrl))) return undefined
  if (mockedLogin === 'true' || typeof session !== 'object' || !session) return undefined
  const base = bffBaseUrl({ bffPath, apiGatewayUrl })
  let isAuthorized = false
  const authorize = async (url: string) => {
    // A proof of a key is good for one call.
    const headers: unknown = await session.authorize(undefined, { method: 'GET', url })
    if (typeof headers !== 'object') throw new TypeError('authorize() has returned no headers')
    isAuthorized = true
    return headers instanceof Headers ? Object.fromEntries(headers) : headers
  }
  const get = (path: string, brand?: string) => {
    const url = new URL(base + path, location.href).href
    const response = authorize(url).then((headers) =>
      fetchAhead(url, { ...requestHeaders({ tenant: brand }), ...headers }),
    )
    // The mount handles the failure. Here it must not count as unhandled.
    response.catch(() => undefined)
    return response
  }
  const responses = new Map([[USER_PROFILE_PATH, get(USER_PROFILE_PATH)]])
  if (tenant) responses.set(CUSTOMER_PROFILE_PATH, get(CUSTOMER_PROFILE_PATH, tenant))
  return {
    // A session that has not answered by now is asked by the client, which limits the time.
    isFor: (element) =>
      isAuthorized && element.session === session && element.config === config && element.tenant === tenant,
    take(path) {
      const response = responses.get(path)
      responses.delete(path)
      return response
    },
  }
}
