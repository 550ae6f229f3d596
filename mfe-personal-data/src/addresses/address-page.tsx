import './addresses-texts.ts'
import { type Address, type CustomerProfile, contractDisplayName } from '@portal/contracts'
import { contractsOf, ProfileContent, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { Card, DataRow, DefinitionList, PageHeader, Skeleton } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { NotFound } from '../not-found.tsx'
import { paths } from '../paths.ts'
import css from './address-page.module.css'
import { type AddressType, findAddress, isAddressType, linesOf } from './addresses.ts'
import { WaysToChange } from './ways-to-change.tsx'

/** One address: the contracts that it serves, and how to change it. */
export default function AddressPage() {
  const { addressType, addressId } = useParams()
  if (!isAddressType(addressType)) return <NotFound />
  return (
    <ProfileContent header={<Header type={addressType} />} skeleton={<Skeleton shape="block" />}>
      {(profile) => {
        const address = findAddress(profile, addressType, addressId)
        if (!address) return <NotFound />
        return <KnownAddress profile={profile} type={addressType} address={address} />
      }}
    </ProfileContent>
  )
}

interface KnownAddressProps {
  profile: CustomerProfile
  type: AddressType
  address: Address
}

function KnownAddress({ profile, type, address }: KnownAddressProps) {
  const { t } = useTranslation()
  const contracts = contractsOf(profile, address.contracts)
  return (
    <>
      <Header type={type} />
      <div className={css.parts}>
        <Card title={t('addresses.details')}>
          <DefinitionList>
            <DataRow label={t('addresses.address')} changed={german.lastChangedLabel(address.changedAt)}>
              <span className={css.lines}>
                {linesOf(address).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </DataRow>
            {contracts.length > 0 && (
              <DataRow label={t('addresses.contracts', { count: contracts.length })}>
                <span className={css.lines}>
                  {contracts.map((contract) => (
                    <span key={contract.contractId}>
                      {contractDisplayName(contract)} ({contract.contractNumber})
                    </span>
                  ))}
                </span>
              </DataRow>
            )}
          </DefinitionList>
        </Card>
        <h2>{t(`addresses.${type}.change`)}</h2>
        <WaysToChange type={type} tenantId={profile.tenantId} />
      </div>
    </>
  )
}

function Header({ type }: { type: AddressType }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <PageHeader
      title={t(`addresses.${type}.one`)}
      back={<Link to={linkTo(paths.addressType, { addressType: type })}>{t(`addresses.${type}.title`)}</Link>}
    >
      {t(`addresses.${type}.lead`)}
    </PageHeader>
  )
}
