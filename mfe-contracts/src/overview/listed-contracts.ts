import {
  type Address,
  businessAreaName,
  type Contract,
  type CustomerProfile,
  contractTerm,
} from '@portal/contracts'

/** A contract among many, with what tells it from others of the same name. */
export interface ListedContract {
  contract: Contract
  /** Where it delivers to, in one line. */
  address: string | undefined
}

const lineOf = ({ street, houseNumber, postalCode, city }: Address) =>
  `${street} ${houseNumber}, ${postalCode} ${city}`

export function listedContracts({ contractData, addressData }: CustomerProfile): ListedContract[] {
  const lines = new Map(
    addressData.deliveryAddresses.flatMap((address) => {
      const line = lineOf(address)
      return address.contracts.map((contractId) => [contractId, line] as const)
    }),
  )
  return contractData.contracts.map((contract) => ({ contract, address: lines.get(contract.contractId) }))
}

interface ContractGroup {
  key: string
  title: string
  listed: ListedContract[]
}

interface GroupTitles {
  /** For contracts without a business area. */
  further: string
  ended: string
}

/** By business area in alphabetical order, then those of no area, then those that are over. Empty groups are left out. */
export function groupContracts(
  listed: readonly ListedContract[],
  { further, ended }: GroupTitles,
): ContractGroup[] {
  const over = listed.filter(({ contract }) => contractTerm(contract) === 'ended')
  const others = listed.filter((one) => !over.includes(one))
  const areas = [...new Set(others.flatMap(({ contract }) => contract.businessArea || []))]
    .map((area) => ({ area, title: businessAreaName(area) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'de'))
  const ofArea = (area: string) => others.filter(({ contract }) => (contract.businessArea || '') === area)
  return [
    ...areas.map(({ area, title }) => ({ key: `area ${area}`, title, listed: ofArea(area) })),
    { key: 'further', title: further, listed: ofArea('') },
    { key: 'ended', title: ended, listed: over },
  ].filter((group) => group.listed.length > 0)
}
