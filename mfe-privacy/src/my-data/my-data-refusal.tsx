import { BffError } from '@portal/bff-client'
import { ReauthenticationDialog, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { DownloadRefusal } from '../download-refusal.tsx'
import { myDataTexts } from './my-data.de.ts'
import { ACTION, type MyDataView } from './use-my-data.ts'

interface MyDataRefusalProps {
  refusal: NonNullable<MyDataView['refusal']>
  onClose: () => void
}

/** Why the data is not shown: something that the customer can wait for, or that takes a new sign-in. */
export function MyDataRefusal({ refusal: { error, isBack }, onClose }: MyDataRefusalProps) {
  const { t } = useTexts(myDataTexts)
  const { session } = usePortal()
  // A provider that does not say when the password was given would ask for it for ever.
  const isTooOld = error instanceof BffError && error.code === 'sign-in-too-old' && !isBack
  if (!isTooOld) return <DownloadRefusal error={error} />
  return (
    <ReauthenticationDialog
      why={t('signIn.why')}
      afterwards={t('signIn.afterwards')}
      onLeave={session?.reauthenticate && (() => session.reauthenticate?.(ACTION))}
      onClose={onClose}
    />
  )
}
