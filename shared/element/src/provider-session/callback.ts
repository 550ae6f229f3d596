const KINDS = ['redirect', 'popup'] as const

export type SignInKind = (typeof KINDS)[number]

/** How the state of a sign-in begins. It leaves the responses of the page's own sign-in, and those of other clients, alone. */
export const statePrefix = (kind: SignInKind, clientId: string): string => `portal-${kind}.${clientId}.`

const PARAMETERS = ['code', 'state', 'iss', 'error', 'error_description', 'session_state']

interface Callback {
  kind: SignInKind
  state: string
  parameters: URLSearchParams
}

/**
 * The response of the provider to this client in the address of this page, which it is removed from: a code must not
 * stay in the history. Undefined for a page without one, and for one that another sign-in of the page waits for.
 */
export function takeCallback(clientId: string): Callback | undefined {
  const url = new URL(location.href)
  const state = url.searchParams.get('state') ?? ''
  const prefix = state.slice(0, state.lastIndexOf('.') + 1)
  const kind = KINDS.find((one) => prefix === statePrefix(one, clientId))
  if (!kind) return undefined
  const parameters = new URLSearchParams()
  for (const name of PARAMETERS) {
    const value = url.searchParams.get(name)
    if (value !== null) parameters.set(name, value)
    url.searchParams.delete(name)
  }
  history.replaceState(history.state, '', url)
  return { kind, state, parameters }
}
