import { EmailResetDialog, useDialogClose, useLinkTo } from '@portal/portal'
import { paths } from '../paths.ts'

/** The address for signing in, which is also changed under sign-in and security. */
export default function EmailReset() {
  return <EmailResetDialog onClose={useDialogClose(useLinkTo()(paths.emails))} />
}
