import type { createBrowserRouter, Location } from 'react-router'
import { SIGN_IN_PATH } from '../paths.ts'
import { signInPath } from './return-target.ts'

const ENDED = { sessionEnded: true }

/** Whether the navigation to the sign-in is a redirect after the end of the session. */
export const isAfterSessionEnd = ({ state }: Location) => state?.sessionEnded === true

/** Makes the function that redirects to the sign-in after the end of the session. The sign-in returns to the same page. */
export function createSignInRedirect(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'navigate'>,
) {
  return () => {
    const { pathname, search, hash } = router.state.location
    if (pathname === SIGN_IN_PATH) return
    void router.navigate(signInPath(pathname + search + hash), { replace: true, state: ENDED })
  }
}
