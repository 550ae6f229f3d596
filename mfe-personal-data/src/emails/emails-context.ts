import type { CustomerProfile, EmailItem, PendingEmailItem } from '@portal/contracts'
import { useDialogClose, useLinkTo } from '@portal/portal'
import { useOutletContext } from 'react-router'
import type { EmailType } from './email-addresses.ts'

/** What the list gives to the dialogs above it. */
interface EmailsContext {
  profile: CustomerProfile
  type: EmailType
  /** The address that the path names. */
  item: EmailItem | PendingEmailItem | undefined
}

/** What a dialog above a list of addresses needs, and how it closes. */
export function useEmailsContext() {
  const context = useOutletContext<EmailsContext>()
  const linkTo = useLinkTo()
  return { ...context, close: useDialogClose(linkTo('emailType', { emailType: context.type })) }
}
