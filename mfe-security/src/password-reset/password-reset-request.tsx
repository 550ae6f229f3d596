import {
  isToldInForm,
  MailRefusal,
  resendAtOf,
  useIsShown,
  useLinkTo,
  usePortal,
  useSaveOnce,
  useSentMail,
} from '@portal/portal'
import { buttonClass, Card, CardGrid, CountdownButton, DataRow, DefinitionList, Notice } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { useRequestPasswordReset } from './password-reset.api.ts'
import css from './password-reset.module.css'

/** The steps to a new password, and the button that sends the mail; whoever was sent one waits for the next. */
export function PasswordResetRequest({ eMailAddress }: { eMailAddress: string }) {
  const { t } = useTranslation()
  const { notify, track } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { sent, remember } = useSentMail('passwordReset')
  const [refusedUntil, setRefusedUntil] = useState<number>()
  const request = useRequestPasswordReset()

  const send = useSaveOnce(async () => {
    try {
      remember(await request.mutateAsync(eMailAddress))
      if (sent) track({ type: 'changePasswordRetry' })
      // Who did not wait for the answer stays where they went.
      if (isShown()) void navigate(linkTo(paths.passwordResetSent))
      return true
    } catch (error) {
      setRefusedUntil(resendAtOf(error))
      if (!isToldInForm(error)) {
        notify({ type: 'negative', ...t('passwordReset.failed', { returnObjects: true }) })
      }
      return false
    }
  })

  return (
    <div className={css.parts}>
      {sent && (
        <Notice
          actions={
            <Link className={buttonClass('quiet')} to={linkTo(paths.passwordResetSent)}>
              {t('passwordReset.toSent')}
            </Link>
          }
        >
          {t('passwordReset.already', { email: sent.eMailAddress })}
        </Notice>
      )}
      <CardGrid>
        <Card
          title={t('passwordReset.steps.title')}
          icon={<Mail />}
          actions={
            <CountdownButton
              availableAt={refusedUntil ?? sent?.resendAt}
              busy={request.isPending}
              busyText={t('passwordReset.sending')}
              onClick={() => send(undefined)}
            >
              {t('passwordReset.send')}
            </CountdownButton>
          }
        >
          <ol className={css.steps}>
            <li>{t('passwordReset.steps.mail')}</li>
            <li>{t('passwordReset.steps.choose')}</li>
            <li>{t('passwordReset.steps.signOut')}</li>
          </ol>
          <DefinitionList>
            <DataRow label={t('passwordReset.to')}>{eMailAddress}</DataRow>
          </DefinitionList>
          <MailRefusal error={request.error} />
        </Card>
      </CardGrid>
    </div>
  )
}
