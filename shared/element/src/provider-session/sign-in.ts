import { AppConfigError } from '@portal/contracts'
import { type SignInKind, statePrefix } from './callback.ts'
import { isRefusal, newSecrets, type OAuthClient } from './oauth-client.ts'
import type { PendingSignIn, PendingSignIns } from './pending-sign-in.ts'
import type { SessionMessage, SessionStore } from './session-store.ts'
import type { SignInNote, SignInStateHolder } from './sign-in-state.ts'

export interface SignInParts {
  element: HTMLElement
  clientId: string
  client: OAuthClient
  store: SessionStore
  pending: PendingSignIns
  state: SignInStateHolder
  /** Leaves the page. */
  navigate: (url: string) => void
}

const POPUP_FEATURES = 'popup,width=480,height=760'

/** The page is being left. The browser may restore it, after Back. */
export const untilRestored = () =>
  new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))

/**
 * Where the provider redirects to: one address that the client lists, without what differs from visit to visit.
 * @throws AppConfigError for another origin
 */
export function redirectUriOf(element: HTMLElement): string {
  const { origin, pathname } = location
  const attribute = element.getAttribute('redirect-uri')
  if (!attribute) return origin + pathname
  // A page may have another base.
  const url = URL.parse(attribute, location.href)
  if (url?.origin !== origin)
    throw new AppConfigError([`redirect-uri: ${attribute} is no page of this origin`])
  return url.href
}

/**
 * Call it under the lock of the store.
 * @returns the customer, and whether it is the same one as before if it had to be
 */
export async function redeem(
  { client, store }: SignInParts,
  parameters: URLSearchParams,
  begun: PendingSignIn,
) {
  const session = await client.redeem(parameters, begun)
  store.write(session)
  const { account } = session
  return { account, isSame: begun.account === undefined || begun.account === account }
}

export const noteOf = (error: unknown): SignInNote => (isRefusal(error) ? 'refused' : 'unreachable')

/** Begins sign-ins, and completes those in a popup. */
export function createSignIn(parts: SignInParts) {
  const { element, clientId, client, store, pending, state, navigate } = parts
  let path = ''
  let inPopup: PendingSignIn | undefined
  let resumedAction: string | undefined

  /** A blocked popup becomes a redirect. */
  const openPopup = () =>
    element.getAttribute('sign-in') === 'popup' ? window.open('', '_blank', POPUP_FEATURES) : null

  function describe(kind: SignInKind, action: string | undefined): PendingSignIn {
    const { account } = state.get()
    return {
      ...newSecrets(statePrefix(kind, clientId), redirectUriOf(element)),
      returnTo: location.href,
      element: element.localName,
      path,
      ...(action !== undefined && { action, account }),
    }
  }

  /** @throws Error when the provider cannot be reached */
  async function begin(prompt?: 'login', action?: string): Promise<void> {
    // At once, because browsers allow popups only in a click.
    const popup = openPopup()
    const begun = describe(popup ? 'popup' : 'redirect', action)
    try {
      const url = await client.authorizationUrl(begun, prompt)
      if (popup) {
        inPopup = begun
        popup.location.replace(url)
        return
      }
      pending.save(begun)
      navigate(url)
    } catch (error) {
      popup?.close()
      throw error
    }
    await untilRestored()
  }

  return {
    begin,
    setPath(value: string) {
      path = value
    },
    /** A click on the button; what goes wrong is in the state. */
    async signIn(): Promise<void> {
      try {
        await begin()
        state.note(inPopup && 'waiting')
      } catch (error) {
        state.note(noteOf(error))
      }
    },
    async completeInPopup({ state: value, parameters }: SessionMessage & { type: 'callback' }) {
      const begun = inPopup
      if (begun?.state !== value) return
      inPopup = undefined
      store.post({ type: 'received', state: value })
      try {
        const { account, isSame } = await store.lock(() =>
          redeem(parts, new URLSearchParams(parameters), begun),
        )
        resumedAction = isSame ? begun.action : undefined
        state.signedIn(account)
      } catch (error) {
        state.note(noteOf(error))
      }
    },
    resume(action: string | undefined) {
      resumedAction = action
    },
    consume(action: string): boolean {
      if (resumedAction !== action) return false
      resumedAction = undefined
      return true
    },
  }
}
