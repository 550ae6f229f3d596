import { takeCallback } from './callback.ts'
import type { PendingSignIn } from './pending-sign-in.ts'
import { noteOf, redeem, type SignInParts, untilRestored } from './sign-in.ts'

async function completeRedirect(parts: SignInParts, parameters: URLSearchParams, begun: PendingSignIn) {
  const { pending, state, navigate } = parts
  try {
    const { account, isSame } = await redeem(parts, parameters, begun)
    state.signedIn(account)
    if (!isSame) return
    const { element, path, action } = begun
    pending.saveReturn(element, { path, ...(action !== undefined && { action }) })
    // A page of its own may receive the sign-ins; else the query and fragment of before come back.
    const target = new URL(begun.returnTo)
    if (target.pathname === location.pathname) history.replaceState(history.state, '', target)
    else {
      navigate(target.href)
      await untilRestored()
    }
  } catch (error) {
    state.note(noteOf(error))
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
  const { pending, store, state } = parts
  const callback = takeCallback()
  if (callback?.kind === 'popup') return handOver(callback.state, callback.parameters)
  const begun = callback && pending.take(callback.state)
  if (callback && begun) return completeRedirect(parts, callback.parameters, begun)
  const { account } = state.get()
  if (callback && !account) state.note('expired')
  // Another element of the page may be completing the sign-in.
  if (!account) await store.lock(async () => undefined).catch(() => undefined)
}
