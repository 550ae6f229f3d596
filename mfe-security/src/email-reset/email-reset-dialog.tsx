import { EmailResetDialog, useDialogClose, useLinkTo } from '@portal/portal'

/** The address for signing in, which is also changed in the personal data. */
export default function EmailReset() {
  return <EmailResetDialog onClose={useDialogClose(useLinkTo()('overview'))} />
}
