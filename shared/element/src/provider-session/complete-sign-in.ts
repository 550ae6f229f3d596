import { findSignInCause, untilLeft } from '@portal/portal/host'
import { takeCallback } from './callback.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { redeem, type SignInParts } from './sign-in.ts'

async function completeRedirect(parts: SignInParts, parameters: URLSearchParams, begun: PendingSignIn) {
  const { pending, store, state, navigate } = parts
  const { element, path, action } = begun
  // At once: the element that began it may start first, and waits for the lock if it finds this.
  pending.saveReturn(element, { path, ...(action !== undefined && { action }) })
  const complete = async () => {
    try {
      const redeemed = await redeem(parts, parameters, begun)
      state.signedIn(redeemed.account)
      if (redeemed.isSame) return true
    } catch (error) {
      state.note(findSignInCause(error))
    }
    pending.takeReturn(element)
    return false
  }
  const isComplete = await store.lock(complete).catch((error) => {
    state.note(findSignInCause(error))
    return false
  })
  if (!isComplete) return
  // A page of its own may receive the sign-ins; else the query and fragment of before come back.
  const target = new URL(begun.returnTo)
  if (target.pathname === location.pathname) history.replaceState(history.state, '', target)
  else {
    navigate(target.href)
    // If the way back is stopped, the customer is signed in here.
    await untilLeft().catch(() => undefined)
  }
}

/**
 * Completes the sign-in that this page has just returned from, if it did.
 * @param handOver passes the response to the page that opened this one as a popup
 */
export async function completeSignIn(
  parts: SignInParts,
  handOver: (state: string, parameters: URLSearchParams) => Promise<void>,
): Promise<void> {
  const { element, clientId, pending, store, state } = parts
  const callback = takeCallback(clientId)
  if (callback?.kind === 'popup') return handOver(callback.state, callback.parameters)
  const begun = callback && pending.take(callback.state)
  if (callback && begun) return completeRedirect(parts, callback.parameters, begun)
  const { account } = state.get()
  if (callback && !account) state.note('missing-transaction')
  // Another element of the page may be completing the sign-in.
  if (!account || pending.hasReturn(element.localName))
    await store.lock(async () => undefined).catch(() => undefined)
}
