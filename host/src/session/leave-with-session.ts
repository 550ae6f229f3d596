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
 * Loads a page anew that shows what its reader may not see any more: after a sign-out in another tab, when the browser
 * brings it back as it was before one, or when another person has signed in meanwhile. It is empty until then.
 */
export function leaveWithSession({ session, unsavedInput, root }: ShownPage): void {
  const { signedIn, account } = session
  const check = () => {
    if (!signedIn || (session.signedIn && session.account === account)) return
    tabStorage.clear()
    // Else the browser would ask its reader, who could stay.
    unsavedInput.release()
    root.unmount()
    location.reload()
  }
  addEventListener('storage', check)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
}
