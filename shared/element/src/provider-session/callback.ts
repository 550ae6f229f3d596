const REDIRECT = 'portal-redirect'
const POPUP = 'portal-popup'

export const signInKinds = { redirect: REDIRECT, popup: POPUP }

export type SignInKind = keyof typeof signInKinds

const PARAMETERS = ['code', 'state', 'iss', 'error', 'error_description', 'session_state']

interface Callback {
  kind: SignInKind
  state: string
  parameters: URLSearchParams
}

/**
 * The response of the provider in the address of this page, which it is removed from: a code must not stay in the
 * history. Undefined for a page without one, and for one that the page's own sign-in waits for.
 */
export function takeCallback(): Callback | undefined {
  const url = new URL(location.href)
  const state = url.searchParams.get('state') ?? ''
  const [kind] = (Object.keys(signInKinds) as SignInKind[]).filter((one) =>
    state.startsWith(`${signInKinds[one]}.`),
  )
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
