import type { SignInCause } from '@portal/portal/host'

/** Why the customer is not signed in, or what the sign-in waits for. */
export type SignInNote = SignInCause | 'ended' | 'waiting' | 'done'

export interface SignInState {
  account: string | undefined
  /** Rises when a customer has signed in, also if it is the same one. */
  signIns: number
  note: SignInNote | undefined
}

/** What the view of one element shows of the session. */
export function createSignInState(account: string | undefined) {
  let state: SignInState = { account, signIns: 0, note: undefined }
  const listeners = new Set<() => void>()

  function update(change: Partial<SignInState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  return {
    get: () => state,
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    signedIn: (account: string) => update({ account, signIns: state.signIns + 1, note: undefined }),
    signedOut: (note?: SignInNote) => update({ account: undefined, note }),
    note: (note: SignInNote | undefined) => update({ note }),
  }
}

export type SignInStateHolder = ReturnType<typeof createSignInState>
