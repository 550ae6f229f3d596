import { valibotResolver } from '@hookform/resolvers/valibot'
import { BirthdateInputSchema, type PersonalData } from '@portal/contracts'
import {
  fieldRefusal,
  isToldInForm,
  RefusalNotice,
  useFormDraft,
  usePortal,
  useSaveOnce,
  useSeenVersion,
} from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { personalDataTexts } from '../texts.de.ts'
import { useChangeBirthDate } from './birth-date.api.ts'

const FormSchema = v.object({ birthdate: BirthdateInputSchema })

interface BirthDateFormProps {
  personalData: PersonalData
  onClose: () => void
}

export function BirthDateForm({ personalData, onClose }: BirthDateFormProps) {
  const { t } = useTexts(personalDataTexts)
  const { notify } = usePortal()
  const formId = useId()
  const change = useChangeBirthDate()
  const current = personalData.birthday ? german.formatDate(personalData.birthday) : ''
  const form = useForm({
    defaultValues: { birthdate: current },
    resolver: valibotResolver(FormSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { register, handleSubmit, formState } = form
  const version = useSeenVersion(personalData.version, change.error)
  const { letGo, draftNotice } = useFormDraft('birth-date', form)

  const [isFirst] = useState(personalData.birthday === null)
  const message = formState.errors.birthdate?.message ?? fieldRefusal(change.error, 'birthdate')
  // Until the profile is there anew, nobody knows what is stored.
  const isReloaded = personalData.version !== change.variables?.version

  const save = useSaveOnce(async ({ birthdate }: { birthdate: string }) => {
    try {
      await change.mutateAsync({ birthdate, version })
    } catch (error) {
      if (!isToldInForm(error))
        notify({ type: 'negative', ...t('birthDate.failed', { returnObjects: true }) })
      return false
    }
    notify({ type: 'positive', title: t('birthDate.saved') })
    letGo()
    onClose()
    return true
  })

  return (
    <Dialog
      title={t(isFirst ? 'birthDate.add' : 'birthDate.change')}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={formId} busy={change.isPending} busyText={t('birthDate.saving')}>
            {t('birthDate.save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('birthDate.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit(save)} noValidate>
        {draftNotice}
        <ErrorSummary
          errors={message ? [{ field: 'birthdate', message }] : []}
          attempt={formState.submitCount}
        />
        <RefusalNotice
          error={change.error}
          stale={isReloaded ? t('birthDate.stale', { current }) : t('birthDate.staleUnknown')}
        />
        <TextField
          {...register('birthdate')}
          label={t('birthDate.title')}
          hint={t('birthDate.hint')}
          error={message}
          autoComplete="bday"
          inputMode="text"
        />
      </form>
    </Dialog>
  )
}
