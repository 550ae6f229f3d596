import { type createBrowserRouter, type Location, useNavigate } from 'react-router'

/** The page that signs out. A navigation like any other, so unsaved input is asked about first. */
export const SIGN_OUT_PATH = '/logout'

const LEAVING = { replace: true, state: { signOutWanted: true } }

/** Whether the portal itself leads to the page: nobody else can give a navigation a state. */
export const isSignOutWanted = ({ state }: Location) => state?.signOutWanted === true

/** Signs the customer out. The page that they leave is replaced, so Back does not lead to it. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () => void navigate(SIGN_OUT_PATH, LEAVING)
}

/** The same for remotes. */
export const leadToSignOut = (router: Pick<ReturnType<typeof createBrowserRouter>, 'navigate'>) => () =>
  void router.navigate(SIGN_OUT_PATH, LEAVING)
