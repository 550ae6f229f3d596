import { useCustomerProfile, useUserProfile } from '@portal/bff-client'
import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { contractsOf, RouteLink, servedContracts, useLinkTo, useTenantId } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, LinkRow, LinkRows } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { Link } from 'react-router'
import { type EmailType, findRegistration, isContact } from './email-addresses.ts'
import { emailsTexts } from './emails.de.ts'

interface RegistrationUsesProps {
  profile: CustomerProfile
  /** The brand's item with the sign-in address. */
  email: EmailItem
}

/** The brand's uses of the sign-in address. Each row links to the page that changes it. */
export function RegistrationUses({ profile, email }: RegistrationUsesProps) {
  const { t } = useTexts(emailsTexts)
  const served = servedContracts(contractsOf(profile, email.contracts))

  const rowOf = (emailType: EmailType, label: string, hint: string) => (
    <LinkRow
      label={label}
      hint={hint}
      link={(row) => (
        <RouteLink {...row} to="email" params={{ emailType, emailId: email.id }} replacesDialog />
      )}
    />
  )
  return (
    <Card title={t('registration.usesTitle')} icon={<Mail />}>
      <p>{t('registration.usesText')}</p>
      <LinkRows>
        {served && rowOf('contract', t('registration.usesContracts'), served)}
        {isContact(profile, email) &&
          rowOf('advertising', t('usesContact'), german.lastChangedLabel(email.changedAt))}
      </LinkRows>
    </Card>
  )
}

/** Links to these uses, if there are any. */
export function RegistrationUsesLink() {
  const { t } = useTexts(emailsTexts)
  const linkTo = useLinkTo()
  const { data: user } = useUserProfile()
  const { data: profile } = useCustomerProfile(useTenantId())
  const email = profile && findRegistration(profile, user?.eMailAddress)
  if (!email) return null
  return (
    // Of this type the route shows a page, and no dialog as RouteLink would take it.
    <Link
      className={buttonClass('quiet')}
      to={linkTo('email', { emailType: 'registration', emailId: email.id })}
    >
      {t('registration.uses')}
    </Link>
  )
}
