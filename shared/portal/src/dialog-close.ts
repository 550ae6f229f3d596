import { useLocation, useNavigate } from 'react-router'
import { useClosingDialog } from './dialog-opener.ts'
import { goBackOnce } from './go-back-once.ts'
import { useIsShown } from './is-shown.ts'

/**
 * Closes a dialog with its own route: goes back to where it was opened, so that Back does not open it again. Does nothing
 * if the dialog is closed already, for instance by a customer who did not wait for the response.
 * @param page the page below it, or `..` from the route of the dialog, for a dialog opened from a bookmark
 */
export function useDialogClose(page: string): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  const isShown = useIsShown()
  useClosingDialog()
  return () => {
    if (!isShown()) return
    if (location.state?.opened) goBackOnce(navigate, location)
    else void navigate(page, { replace: true })
  }
}
