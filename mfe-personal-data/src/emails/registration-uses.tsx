import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { contractsOf, PreloadLink, servedContracts, useLinkTo, useTenantId } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass, Card, LinkRow, LinkRows } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { loadEmailDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type EmailType, findRegistration, isContact } from './email-addresses.ts'

interface RegistrationUsesProps {
  profile: CustomerProfile
  /** The brand's item with the address for signing in. */
  email: EmailItem
}

/** What the brand uses the address for signing in for; each row leads to where that is changed. */
export function RegistrationUses({ profile, email }: RegistrationUsesProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const served = servedContracts(contractsOf(profile, email.contracts))

  const rowOf = (emailType: EmailType, label: string, hint: string) => (
    <LinkRow
      label={label}
      hint={hint}
      link={(row) => (
        <PreloadLink
          {...row}
          to={linkTo(paths.email, { emailType, emailId: email.id })}
          preload={loadEmailDialog}
        />
      )}
    />
  )
  return (
    <Card title={t('emails.registration.usesTitle')} icon={<Mail />}>
      <p>{t('emails.registration.usesText')}</p>
      <LinkRows>
        {served && rowOf('contract', t('emails.registration.usesContracts'), served)}
        {isContact(profile, email) &&
          rowOf('advertising', t('emails.usesContact'), german.lastChangedLabel(email.changedAt))}
      </LinkRows>
    </Card>
  )
}

/** Leads to these uses, as soon as it is known that there are any. */
export function RegistrationUsesLink() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { data: user } = useUserProfile()
  const { data: profile } = useCustomerProfile(useTenantId())
  const email = profile && findRegistration(profile, user?.eMailAddress)
  if (!email) return null
  return (
    <Link
      className={buttonClass('quiet')}
      to={linkTo(paths.email, { emailType: 'registration', emailId: email.id })}
    >
      {t('emails.registration.uses')}
    </Link>
  )
}
