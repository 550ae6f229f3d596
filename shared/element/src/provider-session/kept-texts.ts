import { createTabStorage, STEP_UP_KEY } from '@portal/portal/host'
import type { SignInStateHolder } from './sign-in-state.ts'

const OWNER = 'account'

/** What the elements of a page keep for this browser tab. The sign-in of another customer removes it. */
export function createKeptTexts(name: string, state: SignInStateHolder) {
  const prefix = `${name}:texts:`
  const all = createTabStorage(prefix)

  function claim() {
    const { account } = state.get()
    if (account === undefined || all.get(OWNER) === account) return
    all.clear()
    all.set(OWNER, account)
  }

  // Before a view that shows a form.
  state.subscribe(claim)
  claim()

  return {
    /** @param action that the customer has returned for; without one no input of a call waits, which may be a PIN */
    of(element: string, action: string | undefined) {
      const own = createTabStorage(`${prefix}${element}.`)
      if (action === undefined) own.clear(STEP_UP_KEY)
      return own
    },
    clear: all.clear,
  }
}
