import { valibotResolver } from '@hookform/resolvers/valibot'
import { ZipCodeValidationSchema } from '@portal/contracts'
import { fieldRefusal, retryTimeOf, useDialogClose, useLinkTo, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, CountdownButton, Dialog, ErrorSummary, TextField } from '@portal/ui'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.tsx'
import { useZipCodeAttempt } from './zip-code.api.ts'
import { zipCodeTexts } from './zip-code.de.ts'

/**
 * Proves that the invitation has reached whom it was meant for. The attempts are counted on the server. What was typed is
 * there again when the dialog is: nobody is asked whether five digits may be lost.
 */
export function ZipCodeForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTexts(zipCodeTexts)
  const { journey, dispatch } = useJourney()
  const { attemptsLeft } = journey
  const close = useDialogClose(useLinkTo()('invitation'))
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
  const wrong = answer?.type === 'zipCodeWrong' && t('wrong', { attempts: attemptsLeft })
  const message = formState.errors.zipCode?.message ?? (wrong || fieldRefusal(error, 'zipCode'))

  const submit = useSubmitOnce(async (body: { registrationCode: string; zipCode: string }) => {
    try {
      const event = await attempt.mutateAsync(body)
      dispatch(event)
      return event.type !== 'zipCodeWrong'
    } catch (error) {
      setAvailableAt(retryTimeOf(error))
      return false
    }
  })

  return (
    <Dialog
      title={t('title')}
      onClose={close}
      actions={
        <>
          <CountdownButton
            type="submit"
            form={formId}
            availableAt={availableAt}
            busy={attempt.isPending}
            busyText={t('checking')}
          >
            {t('submit')}
          </CountdownButton>
          <Button variant="quiet" onClick={close}>
            {t('cancel')}
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
        <p>{t('lead')}</p>
        <TextField
          {...register('zipCode', {
            onChange: ({ target }) => dispatch({ type: 'zipCodeTyped', zipCode: target.value }),
          })}
          label={t('field')}
          hint={attemptsLeft ? t('hintOf', { count: attemptsLeft }) : t('hint')}
          error={message}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </form>
    </Dialog>
  )
}
