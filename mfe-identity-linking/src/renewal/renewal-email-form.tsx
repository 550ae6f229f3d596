import { valibotResolver } from '@hookform/resolvers/valibot'
import { RestartWithEmailSchema } from '@portal/contracts'
import {
  fieldRefusal,
  resendAtOf,
  type SentMail,
  useIsShown,
  useLinkTo,
  usePortal,
  useSaveOnce,
  useUnsavedInput,
} from '@portal/portal'
import { CountdownButton, ErrorSummary, TextField } from '@portal/ui'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import css from '../journey-page.module.css'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'
import { RefusedMail } from './refused-mail.tsx'
import { isOutdated, useRenewByMail } from './renewal.api.ts'

/** To which address the new invitation goes. */
export function RenewalEmailForm({ registrationCode }: { registrationCode: string }) {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, tell } = useJourney()
  const request = useRenewByMail()
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: {
      registrationCode,
      eMailAddress: journey.held?.kind === 'mail' ? journey.held.eMailAddress : '',
    },
    resolver: valibotResolver(RestartWithEmailSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  })
  // Another address may still be free: the wait is that of the customer or of one mailbox.
  const [refused, setRefused] = useState<SentMail>()
  const typed = useWatch({ control, name: 'eMailAddress' })
  const letGo = useUnsavedInput(formState.isDirty)
  const message = formState.errors.eMailAddress?.message ?? fieldRefusal(request.error, 'eMailAddress')

  const send = useSaveOnce(async (body: { registrationCode: string; eMailAddress: string }) => {
    try {
      const mail = await request.mutateAsync(body)
      letGo()
      tell({ type: 'mailSent', held: { kind: 'mail', ...mail } })
      notify({ type: 'positive', title: t('renewal.sent.toast') })
      // Who did not wait for the answer stays where they went.
      if (isShown()) void navigate(linkTo(paths.mailSent))
      return true
    } catch (error) {
      const resendAt = resendAtOf(error)
      if (resendAt !== undefined) setRefused({ eMailAddress: body.eMailAddress, resendAt })
      if (isOutdated(error)) {
        letGo()
        tell({ type: 'outdated' })
      }
      return false
    }
  })

  return (
    <form className={css.parts} onSubmit={handleSubmit(send)} noValidate>
      <ErrorSummary
        errors={message ? [{ field: 'eMailAddress', message }] : []}
        attempt={formState.submitCount}
      />
      <RefusedMail error={request.error} />
      <TextField
        {...register('eMailAddress')}
        label={t('renewal.form.field')}
        hint={t('renewal.form.hint')}
        error={message}
        type="email"
        autoComplete="email"
      />
      <div className={css.actions}>
        <CountdownButton
          type="submit"
          availableAt={typed.trim() === refused?.eMailAddress ? refused.resendAt : undefined}
          busy={request.isPending}
          busyText={t('renewal.form.sending')}
        >
          {t('renewal.form.send')}
        </CountdownButton>
      </div>
    </form>
  )
}
