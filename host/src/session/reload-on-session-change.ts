import type { UnsavedInput } from '@portal/portal/host'
import type { Root } from 'react-dom/client'
import type { HostSession } from './host-session.ts'
import { tabStorage } from './tab-storage.ts'

interface ShownPage {
  session: HostSession
  unsavedInput: UnsavedInput
  root: Pick<Root, 'unmount'>
}

/**
 * Empties and reloads a page of an ended session: after a sign-out in another tab, when the browser restores the page after
 * a sign-out, or when another customer has signed in.
 */
export function reloadOnSessionChange({ session, unsavedInput, root }: ShownPage): void {
  const { signedIn, account } = session
  const check = () => {
    if (!signedIn || (session.signedIn && session.account === account)) return
    tabStorage.clear()
    // Else the browser would ask about unsaved input, and the customer could stay.
    unsavedInput.release()
    root.unmount()
    location.reload()
  }
  addEventListener('storage', check)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
}
