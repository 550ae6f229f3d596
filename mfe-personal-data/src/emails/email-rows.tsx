import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { contractsOf, RouteLink, servedContracts } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import { type EmailType, isContact } from './email-addresses.ts'
import { emailsTexts } from './emails.de.ts'

interface EmailRowsProps {
  profile: CustomerProfile
  type: EmailType
  emails: readonly EmailItem[]
}

/** Each address with what it is for and when it was changed; the whole row leads to its dialog. */
export function EmailRows({ profile, type, emails }: EmailRowsProps) {
  const { t } = useTexts(emailsTexts)
  const usesOf = (email: EmailItem) => [
    servedContracts(contractsOf(profile, email.contracts)),
    isContact(profile, email) && t('usesContact'),
    german.lastChangedLabel(email.changedAt),
  ]
  return (
    <LinkRows>
      {emails.map((email) => (
        <LinkRow
          key={email.id}
          label={email.value}
          hint={usesOf(email).filter(Boolean).join(' · ')}
          link={(row) => <RouteLink {...row} to="email" params={{ emailType: type, emailId: email.id }} />}
        />
      ))}
    </LinkRows>
  )
}
