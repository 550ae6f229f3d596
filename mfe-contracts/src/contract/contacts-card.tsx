import { type Contract, type CustomerProfile, portalPaths } from '@portal/contracts'
import { PortalLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import Contact from 'lucide-react/icons/contact'
import css from './contacts-card.module.css'
import { contractTexts } from './contract.de.ts'

interface ContactsCardProps {
  profile: CustomerProfile
  contract: Contract
}

/** How the brand reaches the customer about this contract; the other tab changes it. */
export function ContactsCard({ profile, contract }: ContactsCardProps) {
  const { t } = useTexts(contractTexts)
  const { contractPhoneNumbers, contractEmailAddresses } = profile.communicationChannelData
  const served = <Item extends { contracts: string[] }>(items: Item[]) =>
    items.filter(({ contracts }) => contracts.includes(contract.contractId))
  const rows = [
    {
      label: t('contacts.phone'),
      values: served(contractPhoneNumbers).map(german.formatPhone),
      to: portalPaths.contractPhones,
    },
    {
      label: t('contacts.email'),
      values: served(contractEmailAddresses).map(({ value }) => value),
      to: portalPaths.contractEmails,
    },
  ]
  return (
    <Card title={t('contacts.title')} icon={<Contact />}>
      <LinkRows>
        {rows.map(({ label, values, to }) => (
          <LinkRow
            key={label}
            label={label}
            value={<Values values={values.length > 0 ? values : [t('none')]} />}
            link={(row) => <PortalLink {...row} to={to} />}
          />
        ))}
      </LinkRows>
    </Card>
  )
}

function Values({ values }: { values: readonly string[] }) {
  return (
    <span className={css.values}>
      {values.map((value) => (
        <span key={value}>{value}</span>
      ))}
    </span>
  )
}
