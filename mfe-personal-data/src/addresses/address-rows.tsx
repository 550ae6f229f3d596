import type { Address, CustomerProfile } from '@portal/contracts'
import { contractsOf, RouteLink, servedContracts } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import { type AddressType, linesOf } from './addresses.ts'

interface AddressRowsProps {
  profile: CustomerProfile
  type: AddressType
  addresses: readonly Address[]
}

/** Each address with the contracts that it serves; the whole row leads to its page. */
export function AddressRows({ profile, type, addresses }: AddressRowsProps) {
  const hintOf = ({ contracts, changedAt }: Address) =>
    [servedContracts(contractsOf(profile, contracts)), german.lastChangedLabel(changedAt)]
      .filter(Boolean)
      .join(' · ')

  return (
    <LinkRows>
      {addresses.map((address) => (
        <LinkRow
          key={address.id}
          label={linesOf(address).join(', ')}
          hint={hintOf(address)}
          link={(row) => (
            <RouteLink {...row} to="address" params={{ addressType: type, addressId: address.id }} />
          )}
        />
      ))}
    </LinkRows>
  )
}
