import type { CustomerProfile, EmailItem, PendingEmailItem } from '@portal/contracts'
import { useDialogClose, useLinkTo } from '@portal/portal'
import { useOutletContext } from 'react-router'
import type { EmailType } from './email-addresses.ts'

/** The context that the list provides for its dialogs. */
interface EmailsContext {
  profile: CustomerProfile
  type: EmailType
  /** The address that the path names. */
  item: EmailItem | PendingEmailItem | undefined
}

/** Data of a dialog above a list of addresses, and its close function. */
export function useEmailsContext() {
  const context = useOutletContext<EmailsContext>()
  const linkTo = useLinkTo()
  return { ...context, close: useDialogClose(linkTo('emailType', { emailType: context.type })) }
}
