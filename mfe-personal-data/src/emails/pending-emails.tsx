import type { CustomerProfile, PendingEmailItem } from '@portal/contracts'
import {
  contractsOf,
  MailRefusal,
  PendingNotice,
  RouteLink,
  type SentMail,
  servedContracts,
  useResend,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, CountdownButton } from '@portal/ui'
import { useState } from 'react'
import { type EmailType, pendingEmailsOf } from './email-addresses.ts'
import { useEmailToasts } from './email-toasts.ts'
import { useSaveEmail, useWithdrawPendingEmail } from './emails.api.ts'
import { emailsTexts } from './emails.de.ts'
import { emailsSharedTexts } from './emails-shared.de.ts'

interface PendingEmailsProps {
  profile: CustomerProfile
  type: EmailType
}

/** Addresses of one kind that are not confirmed yet. Nothing is sent to them. */
export function PendingEmails({ profile, type }: PendingEmailsProps) {
  return pendingEmailsOf(profile, type).map((pending) => (
    <PendingEmail key={pending.id} profile={profile} type={type} pending={pending} />
  ))
}

/** The BFF allows three mails a minute; this leaves the first one time to arrive. */
const RESEND_AFTER_MS = 60_000

function PendingEmail({ profile, type, pending }: PendingEmailsProps & { pending: PendingEmailItem }) {
  const { t } = useTexts(emailsTexts)
  const shared = useTexts(emailsSharedTexts)
  const { id, value, contracts, contact, isLinkExpired } = pending
  const toasts = useEmailToasts()
  const withdrawal = useWithdrawPendingEmail(profile.tenantId, pending)
  const repetition = useSaveEmail(profile.tenantId)
  const [sent, setSent] = useState<SentMail>({ eMailAddress: value, resendAt: 0 })
  const { resend, refusal } = useResend({
    sent,
    error: repetition.error,
    async send() {
      const { results, pending: waiting } = await repetition.mutateAsync({ value, contracts, contact })
      // It was confirmed elsewhere in the meantime.
      if (!waiting) {
        toasts.notifyResults(results)
        return
      }
      return { eMailAddress: value, resendAt: Date.now() + RESEND_AFTER_MS }
    },
    onResent: setSent,
  })
  const uses = [servedContracts(contractsOf(profile, contracts)), contact && t('usesContact')]
  return (
    <>
      <PendingNotice
        eMailAddress={value}
        withdrawal={withdrawal}
        actions={
          <>
            <CountdownButton
              variant="secondary"
              availableAt={sent.resendAt}
              busy={repetition.isPending}
              busyText={t('resending')}
              onClick={resend}
            >
              {t('resend')}
            </CountdownButton>
            <RouteLink className={buttonClass('quiet')} to="email" params={{ emailType: type, emailId: id }}>
              {shared.t('correct')}
            </RouteLink>
          </>
        }
      >
        <p>{t(isLinkExpired ? 'pendingExpired' : 'pending', { email: value })}</p>
        <p>{uses.filter(Boolean).join(' · ')}</p>
      </PendingNotice>
      <MailRefusal error={refusal} />
    </>
  )
}
