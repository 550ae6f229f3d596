import type { UnsavedInput } from '@portal/portal/host'
import type { Root } from 'react-dom/client'
import type { HostSession } from './host-session.ts'
import { tabStorage } from './tab-storage.ts'

const ACCOUNT = 'account'

/** Drops the drafts of the customer who was signed in before. Other entries are needed to link an account by another sign-in. */
function dropDraftsOfOthers(account: string | undefined): void {
  if (!account) return
  if ((tabStorage.get(ACCOUNT) ?? account) !== account) tabStorage.clear('.draft.')
  tabStorage.set(ACCOUNT, account)
}

interface ShownPage {
  session: HostSession
  unsavedInput: UnsavedInput
  root: Pick<Root, 'unmount'>
}

/**
 * Drops the drafts of another customer. Empties and reloads a page of an ended session: after a sign-out in another tab, when the
 * browser restores the page after a sign-out, or when another customer has signed in.
 */
export function reloadOnSessionChange({ session, unsavedInput, root }: ShownPage): void {
  const { signedIn, account } = session
  dropDraftsOfOthers(account)
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
