import { BffError } from '@portal/bff-client'
import { createLazyPart, LazyPlace, RefusalNotice, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Notice } from '@portal/ui'
import { Suspense } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'

const reauthenticationDialog = createLazyPart(
  () => import(/* webpackChunkName: "reauthentication-dialog" */ './sign-in-again.tsx'),
)

interface UnreadPinProps {
  refusal: { error: unknown; isBack: boolean }
  action: string
  onClose: () => void
}

/** Why the PIN is not shown: something that the customer can wait for, or that takes a new sign-in. */
export function UnreadPin({ refusal: { error, isBack }, action, onClose }: UnreadPinProps) {
  const { t } = useTexts(phonePinTexts)
  const { session } = usePortal()
  // Anything else is the end of the session, which leads to the sign-in.
  if (!(error instanceof BffError)) return null
  if (error.code === 'too-many-requests' || error.code === 'unauthenticated') {
    return <RefusalNotice error={error} stale={null} />
  }
  if (error.code === 'timeout' || error.code === 'offline') {
    return <Notice kind="error">{t(`unread.${error.code}`)}</Notice>
  }
  // A provider that does not say when the password was given would ask for it for ever.
  if (error.code !== 'sign-in-too-old' || isBack) return <Notice kind="error">{t('unread.other')}</Notice>

  const leave = session?.reauthenticate && (() => session.reauthenticate?.(action))
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
        {(ReauthenticationDialog) => <ReauthenticationDialog onLeave={leave} onClose={onClose} />}
      </LazyPlace>
    </Suspense>
  )
}
