import type { Address, CustomerProfile } from '@portal/contracts'
import { contractsOf, PreloadLink, servedContracts, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import { loadAddressPage } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { type AddressType, linesOf } from './addresses.ts'

interface AddressRowsProps {
  profile: CustomerProfile
  type: AddressType
  addresses: readonly Address[]
}

/** Each address with the contracts that it serves; the whole row leads to its page. */
export function AddressRows({ profile, type, addresses }: AddressRowsProps) {
  const linkTo = useLinkTo()

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
            <PreloadLink
              {...row}
              to={linkTo(paths.address, { addressType: type, addressId: address.id })}
              preload={loadAddressPage}
            />
          )}
        />
      ))}
    </LinkRows>
  )
}
