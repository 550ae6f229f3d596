import { BffError } from '@portal/bff-client'
import { createLazyPart, LazyPlace, RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Notice } from '@portal/ui'
import { Suspense } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'

const reauthenticationDialog = createLazyPart(
  () => import(/* webpackChunkName: "reauthentication-dialog" */ './pin-reauthentication.tsx'),
)

interface PinRefusalProps {
  refusal: { error: unknown; isAfterSignIn: boolean }
  action: string
  onClose: () => void
}

/** Why the PIN is not shown, or the dialog to reauthenticate. */
export function PinRefusal({ refusal: { error, isAfterSignIn }, action, onClose }: PinRefusalProps) {
  const { t } = useTexts(phonePinTexts)
  // Any other error ends the session, which redirects to the sign-in.
  if (!(error instanceof BffError)) return null
  if (error.code === 'too-many-requests' || error.code === 'unauthenticated') {
    return <RefusalNotice error={error} stale={null} />
  }
  if (error.code === 'timeout' || error.code === 'offline') {
    return <Notice kind="error">{t(`refused.${error.code}`)}</Notice>
  }
  if (error.code !== 'sign-in-too-old') return <Notice kind="error">{t('refused.other')}</Notice>

  return (
    <Suspense fallback={null}>
      <LazyPlace
        part={reauthenticationDialog}
        failure={(retry, retrying) => (
          <Notice
            kind="error"
            actions={
              <Button variant="secondary" busy={retrying} onClick={retry}>
                {t('signIn.retry')}
              </Button>
            }
          >
            {t('signIn.missing')}
          </Notice>
        )}
      >
        {(PinStepUp) => (
          <PinStepUp action={action} error={error} isRepeated={isAfterSignIn} onClose={onClose} />
        )}
      </LazyPlace>
    </Suspense>
  )
}
