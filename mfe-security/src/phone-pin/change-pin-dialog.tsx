import { type BusinessSystem, ChangePhonePinSchema, readDigits } from '@portal/contracts'
import { FormDialog, StepUp, useChangeForm, useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { PinField } from '@portal/ui'
import { useState } from 'react'
import { securityTexts } from '../texts.de.ts'
import { useBrandSystem, useChangePin } from './phone-pin.api.ts'
import { phonePinTexts } from './phone-pin.de.ts'

/** Empty without a profile or for a brand without phone PINs; the card below explains it. */
export default function ChangePinDialog() {
  const close = useDialogClose(useLinkTo()('overview'))
  const system = useBrandSystem()
  return system?.phonePin.enabled && <ChangePinForm key={system.tenantId} system={system} onClose={close} />
}

function ChangePinForm({ system, onClose }: { system: BusinessSystem; onClose: () => void }) {
  const { tenantId, phonePin } = system
  const { t } = useTexts(phonePinTexts)
  const texts = t('edit', { returnObjects: true })
  const titles = useTexts(securityTexts).t('pin', { returnObjects: true })
  const [isFirst] = useState(phonePin.version === 0)
  const form = useChangeForm({
    schema: ChangePhonePinSchema,
    defaults: { pin: '' },
    version: phonePin.version,
    mutation: useChangePin(tenantId),
    countsDown: true,
    toasts: { saved: isFirst ? texts.savedFirst : texts.saved, failed: t('failed', { returnObjects: true }) },
    onSaved: onClose,
  })
  return (
    <StepUp action={`change-pin-${tenantId}`} purpose={texts.purpose} change={form}>
      <FormDialog
        form={form}
        texts={{ ...texts, title: isFirst ? titles.first : titles.change }}
        stale={texts.stale}
        onClose={onClose}
      >
        <PinField {...form.field('pin', readDigits)} label={texts.field} hint={texts.hint} />
      </FormDialog>
    </StepUp>
  )
}
