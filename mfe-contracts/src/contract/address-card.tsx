import type { Address, Contract, CustomerProfile } from '@portal/contracts'
import { PortalLink } from '@portal/portal'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import House from 'lucide-react/icons/house'
import { useTranslation } from 'react-i18next'
import { personalDataPaths } from '../personal-data-paths.ts'

interface AddressCardProps {
  profile: CustomerProfile
  contract: Contract
}

/** Where the contract delivers to, and where its bills go. Each address has a page that says how it changes. */
export function AddressCard({ profile, contract }: AddressCardProps) {
  const { t } = useTranslation()
  const { deliveryAddresses, billingAddresses } = profile.addressData
  const served = (addresses: Address[]) =>
    addresses.filter(({ contracts }) => contracts.includes(contract.contractId))
  const rows = [
    ...served(deliveryAddresses).map((address) => ({ type: 'delivery' as const, address })),
    ...served(billingAddresses).map((address) => ({ type: 'billing' as const, address })),
  ]
  return (
    <Card title={t('contractPage.address.title')} icon={<House />}>
      {rows.length === 0 ? (
        <p>{t('contractPage.none')}</p>
      ) : (
        <LinkRows>
          {rows.map(({ type, address }) => (
            <LinkRow
              key={`${type} ${address.id}`}
              label={t(`contractPage.address.${type}`)}
              value={linesOf(address).join(', ')}
              link={(row) => <PortalLink {...row} to={personalDataPaths.address(type, address.id)} />}
            />
          ))}
        </LinkRows>
      )}
    </Card>
  )
}

const linesOf = ({ street, houseNumber, addition, postalCode, city }: Address) =>
  [`${street} ${houseNumber}`, addition, `${postalCode} ${city}`].filter(Boolean)
