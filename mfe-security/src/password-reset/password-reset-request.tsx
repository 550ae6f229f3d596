import {
  isShownInline,
  MailRefusal,
  RouteLink,
  retryTimeOf,
  useIsShown,
  useLinkTo,
  usePortal,
  useSentMail,
  useSubmitOnce,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import {
  buttonClass,
  Card,
  CardGrid,
  CountdownButton,
  DataRow,
  DefinitionList,
  Notice,
  Stack,
} from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRequestPasswordReset } from './password-reset.api.ts'
import { passwordResetTexts } from './password-reset.de.ts'
import css from './password-reset.module.css'

/** The steps to a new password, and the button that sends the mail; whoever was sent one waits for the next. */
export function PasswordResetRequest({ eMailAddress }: { eMailAddress: string }) {
  const { t } = useTexts(passwordResetTexts)
  const { notify, track } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { sent, remember } = useSentMail('passwordReset')
  const [refusedUntil, setRefusedUntil] = useState<number>()
  const request = useRequestPasswordReset()

  const send = useSubmitOnce(async () => {
    try {
      remember(await request.mutateAsync(eMailAddress))
      if (sent) track({ type: 'changePasswordRetry' })
      // Who did not wait for the answer stays where they went.
      if (isShown()) void navigate(linkTo('passwordResetSent'))
      return true
    } catch (error) {
      setRefusedUntil(retryTimeOf(error))
      if (!isShownInline(error)) {
        notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
      }
      return false
    }
  })

  return (
    <Stack>
      {sent && (
        <Notice
          actions={
            <RouteLink className={buttonClass('quiet')} to="passwordResetSent">
              {t('toSent')}
            </RouteLink>
          }
        >
          {t('already', { email: sent.eMailAddress })}
        </Notice>
      )}
      <CardGrid>
        <Card
          title={t('steps.title')}
          icon={<Mail />}
          actions={
            <CountdownButton
              availableAt={refusedUntil ?? sent?.resendAt}
              busy={request.isPending}
              busyText={t('sending')}
              onClick={() => send(undefined)}
            >
              {t('send')}
            </CountdownButton>
          }
        >
          <ol className={css.steps}>
            <li>{t('steps.mail')}</li>
            <li>{t('steps.choose')}</li>
            <li>{t('steps.signOut')}</li>
          </ol>
          <DefinitionList>
            <DataRow label={t('to')}>{eMailAddress}</DataRow>
          </DefinitionList>
          <MailRefusal error={request.error} />
        </Card>
      </CardGrid>
    </Stack>
  )
}
