import type { CustomerProfile, PendingEmailItem } from '@portal/contracts'
import {
  contractsOf,
  DialogLink,
  MailRefusal,
  PendingNotice,
  type SentMail,
  servedContracts,
  useLinkTo,
  useResend,
} from '@portal/portal'
import { buttonClass, CountdownButton } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadEmailDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type EmailType, pendingEmailsOf } from './email-addresses.ts'
import { useEmailOutcome } from './email-outcome.ts'
import { useSaveEmail, useWithdrawPendingEmail } from './emails.api.ts'

interface PendingEmailsProps {
  profile: CustomerProfile
  type: EmailType
}

/** Addresses of one kind to which nothing is sent before their owner has confirmed them. */
export function PendingEmails({ profile, type }: PendingEmailsProps) {
  return pendingEmailsOf(profile, type).map((pending) => (
    <PendingEmail key={pending.id} profile={profile} type={type} pending={pending} />
  ))
}

/** The BFF would send three a minute; so that nobody asks again before the first mail can be there. */
const RESEND_AFTER_MS = 60_000

function PendingEmail({ profile, type, pending }: PendingEmailsProps & { pending: PendingEmailItem }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { id, value, contracts, contact, isLinkExpired } = pending
  const outcome = useEmailOutcome()
  const withdrawal = useWithdrawPendingEmail(profile.tenantId, pending)
  const repetition = useSaveEmail(profile.tenantId)
  const [sent, setSent] = useState<SentMail>({ eMailAddress: value, resendAt: 0 })
  const resend = useResend({
    sent,
    async send() {
      const { results, pending: waiting } = await repetition.mutateAsync({ value, contracts, contact })
      // It was confirmed elsewhere in the meantime.
      if (!waiting) {
        outcome.tell(results, contact)
        return
      }
      return { eMailAddress: value, resendAt: Date.now() + RESEND_AFTER_MS }
    },
    onResent: setSent,
  })
  const uses = [servedContracts(contractsOf(profile, contracts)), contact && t('emails.usesContact')]
  return (
    <>
      <PendingNotice
        eMailAddress={value}
        withdrawal={withdrawal}
        ways={
          <>
            <CountdownButton
              variant="secondary"
              availableAt={sent.resendAt}
              busy={repetition.isPending}
              busyText={t('emails.resending')}
              onClick={resend}
            >
              {t('emails.resend')}
            </CountdownButton>
            <DialogLink
              className={buttonClass('quiet')}
              to={linkTo(paths.email, { emailType: type, emailId: id })}
              preload={loadEmailDialog}
            >
              {t('emails.correct')}
            </DialogLink>
          </>
        }
      >
        <p>{t(isLinkExpired ? 'emails.pendingExpired' : 'emails.pending', { email: value })}</p>
        <p>{uses.filter(Boolean).join(' · ')}</p>
      </PendingNotice>
      <MailRefusal error={repetition.error} />
    </>
  )
}
