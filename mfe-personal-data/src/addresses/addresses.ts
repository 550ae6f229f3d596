import type { Address, CustomerProfile } from '@portal/contracts'

export const addressTypes = ['delivery', 'billing', 'contact'] as const

/** Supply, bills and everything else. One address may have all types. */
export type AddressType = (typeof addressTypes)[number]

export const isAddressType = (text: string | undefined): text is AddressType =>
  addressTypes.some((type) => type === text)

export const addressesOf = ({ addressData }: CustomerProfile, type: AddressType): Address[] =>
  addressData[`${type}Addresses`]

export const findAddress = (profile: CustomerProfile, type: AddressType, id: string | undefined) =>
  addressesOf(profile, type).find((address) => address.id === id)
