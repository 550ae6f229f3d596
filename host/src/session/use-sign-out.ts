import { type createBrowserRouter, type Location, useNavigate } from 'react-router'
import { SIGN_OUT_PATH } from '../paths.ts'

const LEAVING = { replace: true, state: { signOutWanted: true } }

/** Whether the portal itself leads to the page: only it can give a navigation a state. */
export const isSignOutWanted = ({ state }: Location) => state?.signOutWanted === true

/** Signs the customer out. The page that they leave is replaced, so Back does not lead to it. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => void navigate(SIGN_OUT_PATH, LEAVING)
}

/** The same for remotes. */
export const leadToSignOut = (router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>) => () =>
  void router.navigate(SIGN_OUT_PATH, LEAVING)
