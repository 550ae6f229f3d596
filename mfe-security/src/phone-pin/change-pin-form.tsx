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
import { Button, CountdownButton, Dialog, ErrorSummary, PinField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useWaitAfter } from '../wait-after.ts'
import { useChangePin } from './phone-pin.api.ts'

interface ChangePinFormProps {
  system: BusinessSystem
  onClose: () => void
}

export function ChangePinForm({ system: { tenantId, phonePin }, onClose }: ChangePinFormProps) {
  const { t } = useTranslation()
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
      if (!isToldInForm(error)) notify({ type: 'negative', ...t('pin.failed', { returnObjects: true }) })
      return false
    }
    track({ type: 'changePin', isSucceeded: true })
    notify({ type: 'positive', title: t('pin.edit.saved') })
    letGo()
    onClose()
    return true
  })

  return (
    <StepUp
      errand={`change-pin-${tenantId}`}
      purpose={t('pin.edit.purpose')}
      error={change.error}
      onClose={onClose}
    >
      <Dialog
        title={t(isFirst ? 'pin.edit.first' : 'pin.edit.title')}
        onClose={onClose}
        actions={
          <>
            <CountdownButton
              type="submit"
              form={formId}
              availableAt={availableAt}
              busy={change.isPending}
              busyText={t('pin.edit.saving')}
            >
              {t('pin.edit.save')}
            </CountdownButton>
            <Button variant="quiet" onClick={onClose}>
              {t('pin.cancel')}
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={handleSubmit(save)} noValidate>
          <ErrorSummary errors={message ? [{ field: 'pin', message }] : []} attempt={formState.submitCount} />
          <RefusalNotice error={change.error} stale={t('pin.edit.stale')} />
          <PinField
            {...register('pin')}
            label={t('pin.edit.field')}
            hint={t('pin.edit.hint')}
            error={message}
          />
        </form>
      </Dialog>
    </StepUp>
  )
}
