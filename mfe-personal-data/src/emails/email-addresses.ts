import type { CustomerProfile, EmailItem, PendingEmailItem } from '@portal/contracts'
import { emailOfContract, isSameAddress } from '@portal/portal'

export const emailTypes = ['contract', 'advertising'] as const

/** For contracts, or for advertising and questions. The same address may be both. */
export type EmailType = (typeof emailTypes)[number]

export function emailsOf({ communicationChannelData }: CustomerProfile, type: EmailType): EmailItem[] {
  const { contractEmailAddresses, contactEmailAddresses } = communicationChannelData
  return type === 'contract' ? contractEmailAddresses : contactEmailAddresses
}

export const findEmail = (profile: CustomerProfile, type: EmailType, id: string | undefined) =>
  emailsOf(profile, type).find((email) => email.id === id)

/** The address of either kind that an unconfirmed address replaces. */
export const findReplaced = (profile: CustomerProfile, { replaces }: PendingEmailItem) =>
  emailTypes.flatMap((type) => emailsOf(profile, type)).find(({ id }) => id === replaces)

/** Unconfirmed addresses of a kind. An address for both is of both kinds. */
export const pendingEmailsOf = (
  { communicationChannelData }: CustomerProfile,
  type: EmailType,
): PendingEmailItem[] =>
  (communicationChannelData.pendingEmailAddresses ?? []).filter(({ contracts, contact }) =>
    type === 'contract' ? contracts.length > 0 : contact,
  )

export const isContact = (profile: CustomerProfile, { id }: EmailItem): boolean =>
  findEmail(profile, 'advertising', id) !== undefined

/** The present contact address in the place of an address; nothing if it serves only contracts. */
export const contactAddress = (profile: CustomerProfile, email: EmailItem | undefined) =>
  findEmail(profile, 'advertising', email?.id)?.value

/** The brand's item with the sign-in address, if the brand uses that address. */
export const findRegistration = (profile: CustomerProfile, registration: string | undefined) =>
  emailTypes
    .flatMap((type) => emailsOf(profile, type))
    .find(({ value }) => registration !== undefined && isSameAddress(value, registration))

/** The present address in the place of the opened one, which may have been replaced or removed elsewhere. */
export function presentAddresses(profile: CustomerProfile, type: EmailType, email: EmailItem): string[] {
  const items =
    type === 'contract'
      ? email.contracts.map((id) => emailOfContract(profile, id))
      : [findEmail(profile, type, email.id)]
  return [...new Set(items.flatMap((item) => item?.value ?? []))]
}
