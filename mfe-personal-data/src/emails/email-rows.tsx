import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { contractsOf, DialogLink, servedContracts, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { loadEmailDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type EmailType, isContact } from './email-addresses.ts'

interface EmailRowsProps {
  profile: CustomerProfile
  type: EmailType
  emails: readonly EmailItem[]
}

/** Each address with what it is for and when it was changed; the whole row leads to its dialog. */
export function EmailRows({ profile, type, emails }: EmailRowsProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const usesOf = (email: EmailItem) => [
    servedContracts(contractsOf(profile, email.contracts)),
    isContact(profile, email) && t('emails.usesContact'),
    german.lastChangedLabel(email.changedAt),
  ]
  return (
    <LinkRows>
      {emails.map((email) => (
        <LinkRow
          key={email.id}
          label={email.value}
          hint={usesOf(email).filter(Boolean).join(' · ')}
          link={(row) => (
            <DialogLink
              {...row}
              to={linkTo(paths.email, { emailType: type, emailId: email.id })}
              preload={loadEmailDialog}
            />
          )}
        />
      ))}
    </LinkRows>
  )
}
