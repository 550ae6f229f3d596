import { type Contract, type CustomerProfile, contractDisplayName, type PhoneItem } from '@portal/contracts'
import { contractsOf } from '@portal/portal'

export const phoneTypes = ['contract', 'contact'] as const

/** For contracts, or for advertising and questions. The same number may be both. */
export type PhoneType = (typeof phoneTypes)[number]

export function phonesOf({ communicationChannelData }: CustomerProfile, type: PhoneType): PhoneItem[] {
  const { contractPhoneNumbers, contactPhoneNumbers } = communicationChannelData
  return type === 'contract' ? contractPhoneNumbers : contactPhoneNumbers
}

/** A number is known if its id is in either list. */
export const findPhone = (profile: CustomerProfile, id: string | undefined): PhoneItem | undefined =>
  phoneTypes.flatMap((type) => phonesOf(profile, type)).find((phone) => phone.id === id)

export const isContact = (profile: CustomerProfile, { id }: PhoneItem): boolean =>
  phonesOf(profile, 'contact').some((phone) => phone.id === id)

/** Those of the numbers that a contract has. */
export const serving = (phones: readonly PhoneItem[], { contractId }: Contract): PhoneItem[] =>
  phones.filter(({ contracts }) => contracts.includes(contractId))

/** Adds the contract number where contracts share a name. */
export function namesOf(contracts: readonly Contract[]): string {
  const names = contracts.map(contractDisplayName)
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return contracts
    .map(({ contractNumber }, at) => {
      const name = names[at] ?? ''
      return isShared(name) ? `${name} (${contractNumber})` : name
    })
    .join(', ')
}

/** Contracts that have no other number than this one. */
export const contractsWithout = (profile: CustomerProfile, phone: PhoneItem): Contract[] =>
  contractsOf(profile, phone.contracts).filter((contract) =>
    serving(phonesOf(profile, 'contract'), contract).every(({ id }) => id === phone.id),
  )

const contractsServedBy = (profile: CustomerProfile, id: string) => findPhone(profile, id)?.contracts ?? []

/**
 * The number that has replaced another one in all its contracts. It is a separate item if the old number has other uses,
 * or if the new number existed before.
 */
export function inPlaceOf(
  { id }: PhoneItem,
  before: CustomerProfile,
  now: CustomerProfile,
): PhoneItem | undefined {
  const served = contractsServedBy(before, id)
  if (contractsServedBy(now, id).some((contractId) => served.includes(contractId))) return undefined
  return phonesOf(now, 'contract').find((phone) =>
    phone.contracts.some(
      (contractId) =>
        served.includes(contractId) && !contractsServedBy(before, phone.id).includes(contractId),
    ),
  )
}
