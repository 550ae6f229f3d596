import type { Address, Contract, CustomerProfile } from '@portal/contracts'

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
