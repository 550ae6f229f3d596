import type { createBrowserRouter, Location } from 'react-router'
import { SIGN_IN_PATH } from '../paths.ts'
import { signInPath } from './return-target.ts'

const ENDED = { sessionEnded: true }

/** Whether this way to the sign-in is one that the customer has not chosen. */
export const isAfterSessionEnd = ({ state }: Location) => state?.sessionEnded === true

/** Makes what leads a customer whose session has ended to the sign-in, and from there back to where they were. */
export function leadToSignIn(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>) {
  return () => {
    const { pathname, search, hash } = router.state.location
    if (pathname === SIGN_IN_PATH) return
    void router.navigate(signInPath(pathname + search + hash), { replace: true, state: ENDED })
  }
}
