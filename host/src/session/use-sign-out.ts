import { type createBrowserRouter, type Location, useNavigate } from 'react-router'
import { SIGN_OUT_PATH } from '../paths.ts'

const LEAVING = { replace: true, state: { signOutWanted: true } }

/** Whether the portal itself has navigated to the page: only it can set the state of a navigation. */
export const isSignOutWanted = ({ state }: Location) => state?.signOutWanted === true

/** Signs the customer out. Replaces the page, so that Back does not return to it. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => void navigate(SIGN_OUT_PATH, LEAVING)
}

/** The same outside of React, for remotes. */
export const createSignOutRedirect =
  (router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>) => () =>
    void router.navigate(SIGN_OUT_PATH, LEAVING)
