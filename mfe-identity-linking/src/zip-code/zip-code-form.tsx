import { valibotResolver } from '@hookform/resolvers/valibot'
import { ZipCodeValidationSchema } from '@portal/contracts'
import { fieldRefusal, resendAtOf, useDialogClose, useLinkTo, useSaveOnce } from '@portal/portal'
import { Button, CountdownButton, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths.ts'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.ts'
import { useZipCodeAttempt } from './zip-code.api.ts'

/**
 * Proves that the invitation has reached whom it was meant for. The attempts are counted on the server. What was typed is
 * there again when the dialog is: nobody is asked whether five digits may be lost.
 */
export function ZipCodeForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTranslation()
  const { journey, tell } = useJourney()
  const { attemptsLeft } = journey
  const close = useDialogClose(useLinkTo()(paths.invitation))
  const formId = useId()
  const attempt = useZipCodeAttempt()
  const [availableAt, setAvailableAt] = useState<number>()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { registrationCode, zipCode: journey.zipCode ?? '' },
    resolver: valibotResolver(ZipCodeValidationSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  const { data: answer, error } = attempt
  const wrong = answer?.type === 'zipCodeWrong' && t('zipCode.wrong', { attempts: attemptsLeft })
  const message = formState.errors.zipCode?.message ?? (wrong || fieldRefusal(error, 'zipCode'))

  const submit = useSaveOnce(async (body: { registrationCode: string; zipCode: string }) => {
    try {
      const event = await attempt.mutateAsync(body)
      tell(event)
      return event.type !== 'zipCodeWrong'
    } catch (error) {
      setAvailableAt(resendAtOf(error))
      return false
    }
  })

  return (
    <Dialog
      title={t('zipCode.title')}
      onClose={close}
      actions={
        <>
          <CountdownButton
            type="submit"
            form={formId}
            availableAt={availableAt}
            busy={attempt.isPending}
            busyText={t('zipCode.checking')}
          >
            {t('zipCode.submit')}
          </CountdownButton>
          <Button variant="quiet" onClick={close}>
            {t('zipCode.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit(submit)} noValidate>
        <ErrorSummary
          errors={message ? [{ field: 'zipCode', message }] : []}
          attempt={formState.submitCount}
        />
        <RefusedCode error={error} />
        <p>{t('zipCode.lead')}</p>
        <TextField
          {...register('zipCode', {
            onChange: ({ target }) => tell({ type: 'zipCodeTyped', zipCode: target.value }),
          })}
          label={t('zipCode.field')}
          hint={attemptsLeft ? t('zipCode.hintOf', { count: attemptsLeft }) : t('zipCode.hint')}
          error={message}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </form>
    </Dialog>
  )
}
