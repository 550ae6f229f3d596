import { SessionEndedError } from '@portal/bff-client'
import type { BusinessSystem } from '@portal/contracts'
import {
  isToldInForm,
  RefusalNotice,
  StepUp,
  useDialogClose,
  useLinkTo,
  usePortal,
  useSaveOnce,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, CountdownButton, Dialog } from '@portal/ui'
import { useState } from 'react'
import { useWaitAfter } from '../wait-after.ts'
import { useResetPin } from './phone-pin.api.ts'
import { phonePinTexts } from './phone-pin.de.ts'
import { useBrandSystem } from './use-brand-system.ts'

/** Nothing for a brand without phone PINs, and as long as there is no profile: the page below says so. */
export default function ResetPinDialog() {
  const close = useDialogClose(useLinkTo()('overview'))
  const system = useBrandSystem()
  const [isDone, setDone] = useState(false)
  if (!system?.phonePin.enabled) return null
  if (isDone) return <NewPin onClose={close} />
  return <ResetPin key={system.tenantId} system={system} onDone={() => setDone(true)} onClose={close} />
}

interface ResetPinProps {
  system: BusinessSystem
  onDone: () => void
  onClose: () => void
}

/** Says what a new PIN means before it is made: the present one ends at once. */
function ResetPin({ system, onDone, onClose }: ResetPinProps) {
  const { t } = useTexts(phonePinTexts)
  const { notify, track } = usePortal()
  const reset = useResetPin(system.tenantId)
  const availableAt = useWaitAfter(reset.error)

  const send = useSaveOnce(async () => {
    try {
      await reset.send()
    } catch (error) {
      if (!(error instanceof SessionEndedError)) track({ type: 'changePin', isSucceeded: false })
      if (!isToldInForm(error)) notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
      return false
    }
    track({ type: 'changePin', isSucceeded: true })
    onDone()
    return true
  })

  return (
    <StepUp
      action={`reset-pin-${system.tenantId}`}
      purpose={t('random.purpose')}
      error={reset.error}
      onClose={onClose}
    >
      <Dialog
        title={t('random.title')}
        onClose={onClose}
        actions={
          <>
            <CountdownButton
              availableAt={availableAt}
              busy={reset.isPending}
              busyText={t('random.sending')}
              onClick={() => send(undefined)}
            >
              {t('random.send')}
            </CountdownButton>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <RefusalNotice error={reset.error} stale={t('random.stale')} />
        <p>{t('random.what')}</p>
        <p>{t('random.notice')}</p>
      </Dialog>
    </StepUp>
  )
}

function NewPin({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(phonePinTexts)
  return (
    <Dialog
      title={t('random.doneTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('random.close')}</Button>}
    >
      <p>{t('random.done', { show: t('show.short') })}</p>
    </Dialog>
  )
}
