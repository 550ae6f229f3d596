import { AppConfigError, parseUrl } from '@portal/contracts'
import { findObstacle, findSignInCause, SignInError, untilLeft } from '@portal/portal/host'
import { type SignInKind, statePrefix } from './callback.ts'
import { findFrame } from './frame.ts'
import { newSecrets, type OAuthClient } from './oauth-client.ts'
import type { PendingSignIn, PendingSignIns } from './pending-sign-in.ts'
import type { SessionMessage, SessionStore } from './session-store.ts'
import type { SignInStateHolder } from './sign-in-state.ts'

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

/**
 * Where the provider redirects to: one address that the client lists, without what differs from visit to visit.
 * @throws AppConfigError for another origin
 */
export function redirectUriOf(element: HTMLElement): string {
  const { origin, pathname } = location
  const attribute = element.getAttribute('redirect-uri')
  if (!attribute) return origin + pathname
  // A page may have another base.
  const url = parseUrl(attribute, location.href)
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

/**
 * Opens a popup if the element asks for one, and in a frame, because the provider refuses to be framed. Elsewhere a blocked popup
 * becomes a redirect.
 * @throws SignInError
 */
function openPopup(element: HTMLElement): Window | null {
  const frame = findFrame()
  const isWanted = element.getAttribute('sign-in') === 'popup'
  // Without the storage of the other windows of its origin it would wait for the popup for ever.
  if (frame === 'foreign' && !isWanted) throw new SignInError('foreign-frame')
  const obstacle = findObstacle()
  if (obstacle) throw new SignInError(frame === 'foreign' ? 'foreign-frame' : obstacle)
  if (frame === 'none' && !isWanted) return null
  const popup = window.open('', '_blank', POPUP_FEATURES)
  if (!popup && frame !== 'none') throw new SignInError(frame === 'own' ? 'popup-blocked' : 'foreign-frame')
  return popup
}

/** Begins sign-ins, and completes those in a popup. */
export function createSignIn(parts: SignInParts) {
  const { element, clientId, client, store, pending, state, navigate } = parts
  let path = ''
  let inPopup: PendingSignIn | undefined
  let resumedAction: string | undefined

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

  /** @throws Error when the provider cannot be reached, or the way there was stopped */
  async function begin(action?: string, acrValues?: string): Promise<void> {
    // At once, because browsers allow popups only in a click.
    const popup = openPopup(element)
    const begun = describe(popup ? 'popup' : 'redirect', action)
    try {
      // Else the provider's own session would skip the password.
      const password = { prompt: 'login', ...(acrValues && { acr_values: acrValues }) }
      const url = await client.authorizationUrl(begun, action === undefined ? {} : password)
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
    await untilLeft()
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
        state.note(findSignInCause(error))
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
        state.note(findSignInCause(error))
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
