import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { contractsOf, type ItemList, ItemListPage, RouteLink, servedContracts } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useParams } from 'react-router'
import NotFound from '../not-found.tsx'
import {
  type EmailType,
  emailsOf,
  emailTypes,
  findEmail,
  isContact,
  pendingEmailsOf,
} from './email-addresses.ts'
import { emailsTexts } from './emails.de.ts'
import { PendingEmails } from './pending-emails.tsx'
import { RegistrationCard } from './registration-card.tsx'
import { RegistrationPage } from './registration-page.tsx'
import { RegistrationUsesLink } from './registration-uses.tsx'

const { t } = emailsTexts

const canAdd = (profile: CustomerProfile, type: EmailType) =>
  type === 'advertising' || profile.contractData.contracts.length > 0

const list: ItemList<EmailType, EmailItem> = {
  item: 'email',
  list: 'emails',
  above: 'overview',
  types: emailTypes,
  icons: { contract: <Mail />, advertising: <Mail /> },
  t,
  cardTitle: () => t('listTitle'),
  atMost: 5,
  itemsOf: emailsOf,
  rowOf: (profile, email) => ({
    label: email.value,
    uses: [
      servedContracts(contractsOf(profile, email.contracts)),
      isContact(profile, email) && t('usesContact'),
      email.contracts.length === 0 && !isContact(profile, email) && t('unused'),
    ],
  }),
  cannotHave: (profile, type) => !canAdd(profile, type) && t('contract.noContracts'),
  actions: ({ profile, type }) =>
    canAdd(profile, type) && (
      <RouteLink className={buttonClass('secondary')} to="newEmail" params={{ emailType: type }}>
        {t('add')}
      </RouteLink>
    ),
  aboveRows: (profile, type) => <PendingEmails profile={profile} type={type} />,
  find: (profile, type, id) =>
    findEmail(profile, type, id) ?? pendingEmailsOf(profile, type).find((pending) => pending.id === id),
}

/** The address for signing in, those for contracts, and those for advertising and questions. */
export default function EmailListPage() {
  if (useParams().emailType === 'registration') return <RegistrationPage />
  return (
    <ItemListPage list={list} notFound={<NotFound />}>
      <RegistrationCard>
        <RegistrationUsesLink />
      </RegistrationCard>
    </ItemListPage>
  )
}
