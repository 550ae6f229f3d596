import {
  type Address,
  businessAreaName,
  type Contract,
  type CustomerProfile,
  contractTerm,
} from '@portal/contracts'

/** A contract with its delivery address, which distinguishes contracts of the same name. */
export interface ListedContract {
  contract: Contract
  /** The delivery address in one line. */
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

/** Groups by business area in alphabetical order, then contracts without an area, then ended ones. Leaves out empty groups. */
export function groupContracts(listed: readonly ListedContract[], titles: GroupTitles): ContractGroup[] {
  const ended = listed.filter(({ contract }) => contractTerm(contract) === 'ended')
  const others = listed.filter((one) => !ended.includes(one))
  const areas = [...new Set(others.flatMap(({ contract }) => contract.businessArea || []))]
    .map((area) => ({ area, title: businessAreaName(area) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'de'))
  const ofArea = (area: string) => others.filter(({ contract }) => (contract.businessArea || '') === area)
  return [
    ...areas.map(({ area, title }) => ({ key: `area ${area}`, title, listed: ofArea(area) })),
    { key: 'further', title: titles.further, listed: ofArea('') },
    { key: 'ended', title: titles.ended, listed: ended },
  ].filter((group) => group.listed.length > 0)
}
