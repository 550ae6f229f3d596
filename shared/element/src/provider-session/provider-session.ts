import { type Session, SessionEndedError } from '@portal/bff-client'
import type { AppConfig } from '@portal/contracts'
import type { TabStorage } from '@portal/portal'
import { findSignInCause } from '@portal/portal/host'
import { completeSignIn } from './complete-sign-in.ts'
import { createKeptTexts } from './kept-texts.ts'
import { createHeaders, createKeyStore } from './key-store.ts'
import { createOAuthClient } from './oauth-client.ts'
import { pendingSignIns } from './pending-sign-in.ts'
import { createRenewal } from './renewal.ts'
import { createSessionStore, type SessionMessage } from './session-store.ts'
import { createSignIn, redirectUriOf } from './sign-in.ts'
import { createSignInState, type SignInState } from './sign-in-state.ts'

/** The own sign-in of an element: one session for all elements and tabs of the page's origin. */
export interface ProviderSession extends Session {
  /** Where in the element the customer was before the sign-in. */
  readonly returnPath: string | undefined
  /** Of this element. Survives the way to the provider and back; a sign-out clears it. */
  readonly tabStorage: TabStorage
  getState(): SignInState
  /** @returns the end of the subscription */
  subscribe(onChange: () => void): () => void
  /** Where in the element a sign-in returns to. */
  setPath(path: string): void
  /** Call it in a click: browsers block other popups. What goes wrong is in the state. */
  signIn(): Promise<void>
  /** Ends the session here and at the provider, which redirects back to the page. */
  signOut(): Promise<void>
  close(): void
}

/** In which the page that opened a popup must answer. */
const POPUP_TIMEOUT_MS = 5_000

/**
 * Signs customers in at the provider of the config, as the client of the page's origin. Completes the sign-in that the
 * page has just returned from.
 * @param onUnanswered called when the provider does not answer, or the policy of the page blocks it
 * @param navigate leaves the page
 * @throws AppConfigError for a redirect-uri of another origin, to which no sign-in could return
 */
export async function createProviderSession(
  element: HTMLElement,
  config: AppConfig,
  onUnanswered: () => void,
  navigate = (url: string) => location.assign(url),
): Promise<ProviderSession> {
  redirectUriOf(element)
  const { loginProviderDomain, loginClientId: clientId } = config
  const name = `portal-session:${loginProviderDomain}:${clientId}`
  const keys = createKeyStore(name)
  const client = createOAuthClient(config, keys, onUnanswered)
  const store = createSessionStore(name, onMessage)
  const state = createSignInState(store.read()?.account)
  const pending = pendingSignIns(name)
  const texts = createKeptTexts(name, state)
  const parts = { element, clientId, client, store, pending, state, navigate }
  const signIn = createSignIn(parts)
  const renewed = createRenewal(client, store, state.signedOut)
  const headersOf = createHeaders(keys, store, state.signedOut)
  let onReceived: (state: string) => void = () => undefined

  /** Another element or tab has signed in or out. */
  function showStored() {
    const account = store.read()?.account
    if (account === state.get().account) return
    if (account) state.signedIn(account)
    else state.signedOut()
  }

  function onMessage(message: SessionMessage) {
    if (message.type === 'changed') showStored()
    else if (message.type === 'signed-out') texts.clear()
    else if (message.type === 'callback') void signIn.completeInPopup(message)
    else onReceived(message.state)
  }

  /** The provider cuts a popup from the page that opened it, so its result takes another way. */
  async function handOver(value: string, parameters: URLSearchParams) {
    const answer = new Promise<boolean>((resolve) => {
      // Another popup may be open.
      onReceived = (received) => {
        if (received === value) resolve(true)
      }
      setTimeout(() => resolve(false), POPUP_TIMEOUT_MS)
    })
    store.post({ type: 'callback', state: value, parameters: parameters.toString() })
    const isReceived = await answer
    state.note(isReceived ? 'done' : 'missing-transaction')
    if (isReceived) window.close()
  }

  async function signOut() {
    texts.clear()
    store.post({ type: 'signed-out' })
    const take = () => {
      const found = store.read()
      // Not where the browser has blocked the storage meanwhile: then there is nothing, and this would throw.
      if (found) store.write(undefined)
      return found
    }
    // A renewal that is on its way must not store its session afterwards.
    const stored = await store.lock(async () => take()).catch(take)
    await keys.forget()
    state.signedOut()
    try {
      navigate(await client.signOut(stored, redirectUriOf(element)))
    } catch (error) {
      state.note(findSignInCause(error))
    }
  }

  await completeSignIn(parts, handOver)
  showStored()
  const returned = pending.takeReturn(element.localName)
  signIn.resume(returned?.action)

  return {
    get account() {
      return state.get().account
    },
    returnPath: returned?.path,
    tabStorage: texts.of(element.localName, returned?.action),
    getState: state.get,
    subscribe: state.subscribe,
    setPath: signIn.setPath,
    async authorize(refused, call) {
      const { account } = state.get()
      const stored = await renewed(refused?.authorization?.replace(/^\w+ /, ''))
      // Another tab has signed another customer in: a call of this one must not be made as theirs.
      if (account !== undefined && store.read()?.account !== account) throw new SessionEndedError()
      return headersOf(stored, call)
    },
    signIn: signIn.signIn,
    reauthenticate: (action, acrValues) => signIn.begin(action, acrValues),
    consumeReauthentication: signIn.consume,
    signOut,
    close: store.close,
  }
}
