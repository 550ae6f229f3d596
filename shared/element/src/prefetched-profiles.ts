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

/** A proof of a key takes a few milliseconds. */
const SOON_MS = 1_000

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
  const authorize = async (url: string) => {
    // A proof of a key is good for one call.
    const headers: unknown = await session.authorize(undefined, { method: 'GET', url })
    if (typeof headers !== 'object') throw new TypeError('authorize() has returned no headers')
    return headers instanceof Headers ? Object.fromEntries(headers) : headers
  }
  const get = (path: string, brand?: string) => {
    const url = new URL(base + path, location.href).href
    // A session that fails, or does not answer soon, is asked by the client, which says so and limits the time.
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, SOON_MS))
    const identity = Promise.race([authorize(url).catch(() => undefined), late])
    const response = identity.then((headers) =>
      headers
        ? fetchAhead(url, { ...requestHeaders({ tenant: brand }), ...headers })
        : new Response(null, { status: 401 }),
    )
    // The mount handles the failure. Here it must not count as unhandled.
    response.catch(() => undefined)
    return response
  }
  const responses = new Map([[USER_PROFILE_PATH, get(USER_PROFILE_PATH)]])
  if (tenant) responses.set(CUSTOMER_PROFILE_PATH, get(CUSTOMER_PROFILE_PATH, tenant))
  return {
    isFor: (element) => element.session === session && element.config === config && element.tenant === tenant,
    take(path) {
      const response = responses.get(path)
      responses.delete(path)
      return response
    },
  }
}
