import { useLocation, useNavigate } from 'react-router'
import { useClosingDialog } from './dialog-opener.ts'
import { goBackOnce } from './go-back-once.ts'
import { useIsShown } from './is-shown.ts'

/**
 * Closes a dialog with a route of its own: back to where it was opened, so that Back does not open it again. Once the
 * dialog has gone, as when the customer did not wait for what it sent, this does nothing.
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
