import { BffError } from '@portal/bff-client'
import { createLazyPart, LazyPlace, RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { Suspense } from 'react'
import { devicesTexts } from './devices.de.ts'

const stepUp = createLazyPart(
  () => import(/* webpackChunkName: "sign-out-step-up" */ './sign-out-step-up.tsx'),
)

interface SignOutRefusalProps {
  error: unknown
  /** Left out for all other devices. */
  deviceId?: string
  /** Whether the customer has just entered the password for it. */
  isRepeated?: boolean
  onDismiss: () => void
}

/** The inline error of a sign-out. Empty for a device that was signed out before. */
export function SignOutRefusal({ error, deviceId, isRepeated, onDismiss }: SignOutRefusalProps) {
  const { t } = useTexts(devicesTexts)
  // Any other error ends the session, which redirects to the sign-in.
  if (!(error instanceof BffError)) return null
  const { code } = error
  if (code === 'not-found') return null
  if (code === 'sign-in-too-old') {
    return (
      <Suspense fallback={null}>
        <LazyPlace part={stepUp} failure={() => <Notice kind="error">{t('refused.other')}</Notice>}>
          {(SignOutStepUp) => (
            <SignOutStepUp error={error} deviceId={deviceId} isRepeated={isRepeated} onClose={onDismiss} />
          )}
        </LazyPlace>
      </Suspense>
    )
  }
  if (code === 'too-many-requests' || code === 'unauthenticated') {
    return <RefusalNotice error={error} stale={null} />
  }
  if (code === 'current-device') return <Notice kind="error">{t('refused.current')}</Notice>
  const reason = code === 'timeout' || code === 'offline' ? code : 'other'
  return <Notice kind="error">{t(`refused.${reason}`)}</Notice>
}
