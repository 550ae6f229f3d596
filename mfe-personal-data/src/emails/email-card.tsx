import type { CustomerProfile } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass, Card, EmptyState, Skeleton, StatusBadge } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadNewEmailDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type EmailType, emailsOf } from './email-addresses.ts'
import { EmailRows } from './email-rows.tsx'
import { PendingEmails } from './pending-emails.tsx'

interface EmailCardProps {
  profile: CustomerProfile
  type: EmailType
  title: string
  /** How many are shown before a link leads to all of them. */
  atMost?: number
}

export function EmailCard({ profile, type, title, atMost = Number.POSITIVE_INFINITY }: EmailCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const emails = emailsOf(profile, type)
  const count = emails.length
  const canAdd = type === 'advertising' || profile.contractData.contracts.length > 0

  const add = canAdd && (
    <DialogLink
      className={buttonClass('secondary')}
      to={linkTo(paths.newEmail, { emailType: type })}
      preload={loadNewEmailDialog}
    >
      {t('emails.add')}
    </DialogLink>
  )
  if (count === 0) {
    return (
      <Card title={title} icon={<Mail />}>
        <PendingEmails profile={profile} type={type} />
        <EmptyState title={t(`emails.${type}.none`)} actions={add}>
          {canAdd ? t(`emails.${type}.noneText`) : t('emails.contract.noContracts')}
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title={title}
      icon={<Mail />}
      badge={<StatusBadge>{t('emails.count', { count })}</StatusBadge>}
      actions={
        <>
          {add}
          {count > atMost && (
            <Link className={buttonClass('quiet')} to={linkTo(paths.emailType, { emailType: type })}>
              {t('emails.showAll', { count })}
            </Link>
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
