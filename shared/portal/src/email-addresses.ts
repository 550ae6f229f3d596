import { type CustomerProfile, canonicalEmailAddress, type EmailItem } from '@portal/contracts'

/** The address that a contract has now. */
export const emailOfContract = (
  { communicationChannelData }: CustomerProfile,
  contractId: string,
): EmailItem | undefined =>
  communicationChannelData.contractEmailAddresses.find(({ contracts }) => contracts.includes(contractId))

/** What each contract has now, as the BFF compares it: a contract that has something else by then stays as it is. */
export const seenAddresses = (profile: CustomerProfile, contractIds: readonly string[]) =>
  Object.fromEntries(contractIds.map((id) => [id, emailOfContract(profile, id)?.id ?? null]))

export const isSameAddress = (one: string, other: string): boolean =>
  canonicalEmailAddress(one) === canonicalEmailAddress(other)

/** Every address that the customer has with this brand, in one spelling each; the one for signing in first. */
export function knownAddresses(
  { communicationChannelData }: CustomerProfile,
  registration: string | undefined,
): string[] {
  const { contractEmailAddresses, contactEmailAddresses } = communicationChannelData
  const items = [...contractEmailAddresses, ...contactEmailAddresses].map(({ value }) => value)
  return [...(registration ? [registration] : []), ...items].filter(
    (value, index, all) => all.findIndex((other) => isSameAddress(other, value)) === index,
  )
}
