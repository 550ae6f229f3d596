import { EmailResetDialog, useDialogClose, useLinkTo } from '@portal/portal'

export default function EmailReset() {
  return <EmailResetDialog onClose={useDialogClose(useLinkTo()('overview'))} />
}
