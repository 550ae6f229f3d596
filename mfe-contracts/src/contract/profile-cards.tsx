import {
  addressPath,
  businessAreaName,
  type Contract,
  type CustomerProfile,
  portalPaths,
} from '@portal/contracts'
import { addressLines, PortalLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Card, DataRow, DefinitionList, LinkRow, LinkRows, Verbatim } from '@portal/ui'
import Contact from 'lucide-react/icons/contact'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import { ContractFacts } from '../contract-facts.tsx'
import { TermBadge } from '../term-badge.tsx'
import { contractTexts } from './contract.de.ts'
import css from './contract.module.css'

interface ContractOfProfile {
  profile: CustomerProfile
  contract: Contract
}

export function FactsCard({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractTexts)
  return (
    <Card title={t('facts')} icon={<FileText />} badge={<TermBadge contract={contract} />}>
      <DefinitionList>
        <ContractFacts contract={contract} />
        {contract.businessArea && (
          <DataRow label={t('area')}>{businessAreaName(contract.businessArea)}</DataRow>
        )}
      </DefinitionList>
    </Card>
  )
}

const served = <Item extends { contracts: string[] }>(items: Item[], { contractId }: Contract) =>
  items.filter(({ contracts }) => contracts.includes(contractId))

/** The delivery and billing addresses, each with a link to its page. */
export function AddressCard({ profile, contract }: ContractOfProfile) {
  const { t } = useTexts(contractTexts)
  const rows = (['delivery', 'billing'] as const).flatMap((type) =>
    served(profile.addressData[`${type}Addresses`], contract).map((address) => ({ type, address })),
  )
  return (
    <Card title={t('address.title')} icon={<House />}>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <LinkRows>
          {rows.map(({ type, address }) => (
            <LinkRow
              key={`${type} ${address.id}`}
              label={t(`address.${type}`)}
              value={<Verbatim>{addressLines(address).join(', ')}</Verbatim>}
              link={(row) => <PortalLink {...row} to={addressPath(type, address.id)} />}
            />
          ))}
        </LinkRows>
      )}
    </Card>
  )
}

/** The phone numbers and e-mail addresses of the contract, with links to the tab that changes them. */
export function ContactsCard({ profile, contract }: ContractOfProfile) {
  const { t } = useTexts(contractTexts)
  const { contractPhoneNumbers, contractEmailAddresses } = profile.communicationChannelData
  const row = (label: string, values: readonly string[], to: string) => (
    <LinkRow
      label={label}
      value={
        <span className={css.values}>
          {values.length === 0 && <span>{t('none')}</span>}
          {values.map((value) => (
            <Verbatim key={value}>{value}</Verbatim>
          ))}
        </span>
      }
      link={(link) => <PortalLink {...link} to={to} />}
    />
  )
  const phones = served(contractPhoneNumbers, contract).map(german.formatPhone)
  const emails = served(contractEmailAddresses, contract).map(({ value }) => value)
  return (
    <Card title={t('contacts.title')} icon={<Contact />}>
      <LinkRows>
        {row(t('contacts.phone'), phones, portalPaths.contractPhones)}
        {row(t('contacts.email'), emails, portalPaths.contractEmails)}
      </LinkRows>
    </Card>
  )
}
