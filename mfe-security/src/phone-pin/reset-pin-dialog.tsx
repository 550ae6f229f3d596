import type { BusinessSystem } from '@portal/contracts'
import { ConfirmDialog, StepUp, useChange, useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'
import { useBrandSystem, useResetPin } from './phone-pin.api.ts'
import { phonePinTexts } from './phone-pin.de.ts'

/** Empty without a profile or for a brand without phone PINs; the card below explains it. */
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

/** Asks for confirmation, because a new PIN invalidates the present one immediately. */
function ResetPin({ system, onDone, onClose }: ResetPinProps) {
  const { t } = useTexts(phonePinTexts)
  const texts = t('random', { returnObjects: true })
  const change = useChange({
    mutation: useResetPin(system.tenantId),
    countsDown: true,
    toasts: { failed: t('failed', { returnObjects: true }) },
    onSaved: onDone,
  })

  return (
    <StepUp action={`reset-pin-${system.tenantId}`} purpose={texts.purpose} change={change}>
      <ConfirmDialog
        change={change}
        texts={texts}
        stale={texts.stale}
        onConfirm={change.submit}
        onClose={onClose}
      >
        <p>{texts.what}</p>
        <p>{texts.notice}</p>
      </ConfirmDialog>
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
