import { BffError } from '@portal/bff-client'
import { ReauthenticationDialog, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { DownloadRefusal } from '../download.tsx'
import { myDataTexts } from './my-data.de.ts'
import { ACTION, type MyDataView } from './use-my-data.ts'

interface MyDataRefusalProps {
  refusal: NonNullable<MyDataView['refusal']>
  onClose: () => void
}

/** The error of the request, or a dialog that asks the customer to reauthenticate. */
export function MyDataRefusal({ refusal: { error, isRetry }, onClose }: MyDataRefusalProps) {
  const { t } = useTexts(myDataTexts)
  const { session } = usePortal()
  // Without the time of the sign-in in the token, the portal would ask forever.
  const isTooOld = error instanceof BffError && error.code === 'sign-in-too-old' && !isRetry
  if (!isTooOld) return <DownloadRefusal error={error} />
  return (
    <ReauthenticationDialog
      reason={t('signIn.reason')}
      outcome={t('signIn.outcome')}
      onLeave={session?.reauthenticate && (() => session.reauthenticate?.(ACTION))}
      onClose={onClose}
    />
  )
}
