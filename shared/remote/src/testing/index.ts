// Nothing here belongs to a test runner.
import { calls, PROBLEM_MEDIA_TYPE, parseAppConfig } from '@portal/contracts'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import { createBus, createMemoryStorage, remoteEvents } from '@portal/portal/host'
import type { BusEvent, CallName, Portal, ProblemCode, Toast, TrackedEvent } from '../index.ts'

export { aContract, aCustomerProfile, aUserProfile } from '@portal/portal/testing'

const BFF_URL = 'https://localhost/bff'

/** The address of a call made with a `testPortal`, for the fake network of a test. */
export const callUrl = (name: CallName): string => BFF_URL + calls[name].path

/** An error response of the BFF. */
export function problem(code: ProblemCode, status: number): Response {
  const headers = { 'content-type': PROBLEM_MEDIA_TYPE }
  return Response.json(
    { type: 'about:blank', title: code, status, code, requestId: 'test' },
    { status, headers },
  )
}

/** What a test sees of a Portal. */
export interface TestPortal {
  portal: Portal
  /** The side of the host: publishes events such as `tenant.defined`. */
  bus: { publish(event: BusEvent): void }
  /** The toasts that are shown. */
  toasts: Toast[]
  tracked: TrackedEvent[]
  /** The paths outside of the remote that it went to. */
  visited: string[]
  /** The keys of the forms with unsaved input. */
  unsaved: Set<string>
}

/** A list of toasts, of which each can be changed and closed. */
function createToastList() {
  const toasts: Toast[] = []
  function notify(toast: Toast) {
    let shown = toast
    toasts.push(shown)
    return (change?: Partial<Toast>) => {
      const index = toasts.indexOf(shown)
      if (index < 0) return
      shown = { ...shown, ...change }
      toasts.splice(index, 1, ...(change ? [shown] : []))
    }
  }
  return { toasts, notify }
}

/**
 * A Portal with a customer who is signed in, and what it was used for. Only the network is missing: calls go to `callUrl`.
 * @param changes what the test needs otherwise, such as `basePath`
 */
export function testPortal(changes: Partial<Portal> = {}): TestPortal {
  const bus = createBus()
  const { toasts, notify } = createToastList()
  const tracked: TrackedEvent[] = []
  const visited: string[] = []
  const unsaved = new Set<string>()
  const { origin, pathname } = new URL(BFF_URL)
  const portal: Portal = {
    contractVersion: CONTRACT_VERSION,
    basePath: '/tested',
    config: parseAppConfig([
      { name: 'apiGatewayUrl', value: origin },
      { name: 'bffPath', value: pathname },
    ]),
    events: remoteEvents(bus),
    session: { authorize: async () => ({ authorization: 'Bearer test' }) },
    unsavedInput: { set: (key, isUnsaved) => void (isUnsaved ? unsaved.add(key) : unsaved.delete(key)) },
    tabStorage: createMemoryStorage(),
    notify,
    track: (event) => void tracked.push(event),
    navigate: (path) => void visited.push(path),
    cookies: null,
    showTenant: (tenantId) => bus.publish({ type: 'tenant.defined', tenantId }),
    signOut: () => void visited.push('/logout'),
    ...changes,
  }
  return { portal, bus, toasts, tracked, visited, unsaved }
}
