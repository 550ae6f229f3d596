import { type Address, addressPath, type Contract, type CustomerProfile } from '@portal/contracts'
import { PortalLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, LinkRow, LinkRows } from '@portal/ui'
import House from 'lucide-react/icons/house'
import { contractTexts } from './contract.de.ts'

interface AddressCardProps {
  profile: CustomerProfile
  contract: Contract
}

/** Where the contract delivers to, and where its bills go. Each address has a page that says how it changes. */
export function AddressCard({ profile, contract }: AddressCardProps) {
  const { t } = useTexts(contractTexts)
  const { deliveryAddresses, billingAddresses } = profile.addressData
  const served = (addresses: Address[]) =>
    addresses.filter(({ contracts }) => contracts.includes(contract.contractId))
  const rows = [
    ...served(deliveryAddresses).map((address) => ({ type: 'delivery' as const, address })),
    ...served(billingAddresses).map((address) => ({ type: 'billing' as const, address })),
  ]
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
              value={linesOf(address).join(', ')}
              link={(row) => <PortalLink {...row} to={addressPath(type, address.id)} />}
            />
          ))}
        </LinkRows>
      )}
    </Card>
  )
}

const linesOf = ({ street, houseNumber, addition, postalCode, city }: Address) =>
  [`${street} ${houseNumber}`, addition, `${postalCode} ${city}`].filter(Boolean)
