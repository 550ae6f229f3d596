import type { ComponentProps } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClosingDialog, useDialogOpener } from './dialog-opener.ts'
import { goBackOnce } from './go-back-once.ts'
import { useIsShown } from './is-shown.ts'
import { PreloadLink } from './preload-link.tsx'

interface DialogLinkProps extends Omit<ComponentProps<typeof PreloadLink>, 'ref' | 'onClick'> {
  /** From the root, as `useLinkTo` makes it. */
  to: string
}

/** Leads to a dialog with a route of its own, which opens above this page, and has the focus again when it is closed. */
export function DialogLink(link: DialogLinkProps) {
  const { ref, remember } = useDialogOpener(link.to)
  return <PreloadLink {...link} ref={ref} onClick={remember} state={{ opened: true }} preventScrollReset />
}

/**
 * Closes a dialog with a route of its own: back to where it was opened, so that Back does not open it again. Once the
 * dialog has gone, as when the customer did not wait for what it sent, this does nothing.
 * @param page the page below it, or `..` from the route of the dialog, for whoever came by a bookmark
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
