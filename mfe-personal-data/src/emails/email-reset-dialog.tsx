import { EmailResetDialog, useDialogClose, useLinkTo } from '@portal/portal'

/** The address for signing in, which is also changed under sign-in and security. */
export default function EmailReset() {
  return <EmailResetDialog onClose={useDialogClose(useLinkTo()('emails'))} />
}
