import {
  MailRefusal,
  RouteLink,
  useChange,
  useIsShown,
  useLinkTo,
  usePortal,
  useSentMail,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import {
  buttonClass,
  Card,
  CountdownButton,
  DataRow,
  DefinitionList,
  Notice,
  Stack,
  Verbatim,
} from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useNavigate } from 'react-router'
import { useRequestPasswordReset } from './password-reset.api.ts'
import { passwordResetTexts } from './password-reset.de.ts'
import css from './password-reset.module.css'

/** The steps to a new password, and the button that sends the mail. Counts down to the next one. */
export function PasswordResetRequest({ eMailAddress }: { eMailAddress: string }) {
  const { t } = useTexts(passwordResetTexts)
  const { track } = usePortal()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { sent, remember } = useSentMail('passwordReset')
  const request = useRequestPasswordReset()
  const change = useChange({
    mutation: { ...request, send: () => request.mutateAsync(eMailAddress) },
    countsDown: true,
    toasts: { failed: t('failed', { returnObjects: true }) },
    onSaved(mail) {
      remember(mail)
      if (sent) track({ type: 'changePasswordRetry' })
      // Does not navigate a customer who has already left this page.
      if (isShown()) void navigate(linkTo('passwordResetSent'))
    },
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
      <Card
        title={t('steps.title')}
        icon={<Mail />}
        actions={
          <CountdownButton
            availableAt={change.availableAt ?? sent?.resendAt}
            busy={request.isPending}
            busyText={t('sending')}
            onClick={() => change.submit()}
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
          <DataRow label={t('to')}>
            <Verbatim>{eMailAddress}</Verbatim>
          </DataRow>
        </DefinitionList>
        <MailRefusal error={change.error} />
      </Card>
    </Stack>
  )
}
