import type { CustomerProfile } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { type EmailType, emailsOf } from './email-addresses.ts'
import { EmailRows } from './email-rows.tsx'
import { emailsTexts } from './emails.de.ts'
import { PendingEmails } from './pending-emails.tsx'

interface EmailCardProps {
  profile: CustomerProfile
  type: EmailType
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function EmailCard({ profile, type, title, atMost = Number.POSITIVE_INFINITY }: EmailCardProps) {
  const { t } = useTexts(emailsTexts)
  const emails = emailsOf(profile, type)
  const count = emails.length
  const canAdd = type === 'advertising' || profile.contractData.contracts.length > 0

  const add = canAdd && (
    <RouteLink className={buttonClass('secondary')} to="newEmail" params={{ emailType: type }}>
      {t('add')}
    </RouteLink>
  )
  if (count === 0) {
    return (
      <Card title={title} icon={<Mail />}>
        <PendingEmails profile={profile} type={type} />
        <EmptyState title={t(`${type}.none`)} actions={add}>
          {canAdd ? t(`${type}.noneText`) : t('contract.noContracts')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={<Mail />}
      badge={<StatusBadge>{t('count', { count })}</StatusBadge>}
      actions={
        <>
          {add}
          {count > atMost && (
            <RouteLink className={buttonClass('quiet')} to="emailType" params={{ emailType: type }}>
              {t('showAll', { count })}
            </RouteLink>
          )}
        </>
      }
    >
      <PendingEmails profile={profile} type={type} />
      <EmailRows profile={profile} type={type} emails={emails.slice(0, atMost)} />
    </Card>
  )
}

export function EmailCardSkeleton({ title }: { title: string }) {
  return (
    <Card title={title} icon={<Mail />}>
      <Skeleton lines={4} />
    </Card>
  )
}
