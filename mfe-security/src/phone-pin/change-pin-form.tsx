import { valibotResolver } from '@hookform/resolvers/valibot'
import { SessionEndedError } from '@portal/bff-client'
import { type BusinessSystem, ChangePhonePinSchema } from '@portal/contracts'
import {
  fieldRefusal,
  isToldInForm,
  RefusalNotice,
  StepUp,
  usePortal,
  useSaveOnce,
  useSeenVersion,
  useUnsavedInput,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, CountdownButton, Dialog, ErrorSummary, PinField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { securityTexts } from '../texts.de.ts'
import { useWaitAfter } from '../wait-after.ts'
import { useChangePin } from './phone-pin.api.ts'
import { phonePinTexts } from './phone-pin.de.ts'

interface ChangePinFormProps {
  system: BusinessSystem
  onClose: () => void
}

export function ChangePinForm({ system: { tenantId, phonePin }, onClose }: ChangePinFormProps) {
  const { t } = useTexts(phonePinTexts)
  const tab = useTexts(securityTexts)
  const { notify, track } = usePortal()
  const formId = useId()
  const change = useChangePin(tenantId)
  const version = useSeenVersion(phonePin.version, change.error)
  const availableAt = useWaitAfter(change.error)
  const [isFirst] = useState(phonePin.version === 0)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { pin: '' },
    resolver: valibotResolver(ChangePhonePinSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const letGo = useUnsavedInput(formState.isDirty)
  const message = formState.errors.pin?.message ?? fieldRefusal(change.error, 'pin')

  const save = useSaveOnce(async ({ pin }: { pin: string }) => {
    try {
      await change.save(pin, version)
    } catch (error) {
      if (!(error instanceof SessionEndedError)) track({ type: 'changePin', isSucceeded: false })
      if (!isToldInForm(error)) notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
      return false
    }
    track({ type: 'changePin', isSucceeded: true })
    notify({ type: 'positive', title: t('edit.saved') })
    letGo()
    onClose()
    return true
  })

  return (
    <StepUp
      action={`change-pin-${tenantId}`}
      purpose={t('edit.purpose')}
      error={change.error}
      onClose={onClose}
    >
      <Dialog
        title={tab.t(isFirst ? 'pin.first' : 'pin.change')}
        onClose={onClose}
        actions={
          <>
            <CountdownButton
              type="submit"
              form={formId}
              availableAt={availableAt}
              busy={change.isPending}
              busyText={t('edit.saving')}
            >
              {t('edit.save')}
            </CountdownButton>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={handleSubmit(save)} noValidate>
          <ErrorSummary errors={message ? [{ field: 'pin', message }] : []} attempt={formState.submitCount} />
          <RefusalNotice error={change.error} stale={t('edit.stale')} />
          <PinField {...register('pin')} label={t('edit.field')} hint={t('edit.hint')} error={message} />
        </form>
      </Dialog>
    </StepUp>
  )
}
