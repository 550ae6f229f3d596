import { type Address, type CustomerProfile, contractDisplayName } from '@portal/contracts'
import { addressLines, contractsOf, ProfileContent, RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import {
  Card,
  Columns,
  DataRow,
  DefinitionList,
  Group,
  PageHeader,
  Skeleton,
  Stack,
  Verbatim,
} from '@portal/ui'
import { useParams } from 'react-router'
import css from '../fact.module.css'
import NotFound from '../not-found.tsx'
import { addressesTexts } from './addresses.de.ts'
import { type AddressType, findAddress, isAddressType } from './addresses.ts'
import { OptionCard, ServiceCard } from './change-options.tsx'

/** One address: the contracts that it serves, and how to change it. */
export default function AddressPage() {
  const { addressType, addressId } = useParams()
  if (!isAddressType(addressType)) return <NotFound />
  return (
    <ProfileContent
      header={<Header type={addressType} />}
      skeleton={
        <Columns aside={null}>
          <Skeleton shape="block" />
        </Columns>
      }
    >
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
  const { t } = useTexts(addressesTexts)
  const contracts = contractsOf(profile, address.contracts)
  return (
    <>
      <Header type={type} />
      <Columns
        aside={
          <Group title={t(`${type}.change`)}>
            <Stack>
              <OptionCard level={3} type={type} tenantId={profile.tenantId} />
              <ServiceCard level={3} type={type} tenantId={profile.tenantId} />
            </Stack>
          </Group>
        }
      >
        <Card title={t('details')}>
          <DefinitionList>
            <DataRow label={t('address')} changed={german.lastChangedLabel(address.changedAt)}>
              <span className={css.lines}>
                {addressLines(address).map((line) => (
                  <Verbatim key={line}>{line}</Verbatim>
                ))}
              </span>
            </DataRow>
            {contracts.length > 0 && (
              <DataRow label={t('contracts', { count: contracts.length })}>
                <span className={css.lines}>
                  {contracts.map((contract) => (
                    <Verbatim key={contract.contractId}>
                      {`${contractDisplayName(contract)} (${contract.contractNumber})`}
                    </Verbatim>
                  ))}
                </span>
              </DataRow>
            )}
          </DefinitionList>
        </Card>
      </Columns>
    </>
  )
}

function Header({ type }: { type: AddressType }) {
  const { t } = useTexts(addressesTexts)
  return (
    <PageHeader
      title={t(`${type}.one`)}
      back={
        <RouteLink to="addressType" params={{ addressType: type }}>
          {t(`${type}.title`)}
        </RouteLink>
      }
    >
      {t(`${type}.lead`)}
    </PageHeader>
  )
}
