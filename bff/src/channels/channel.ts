import { canonicalEmailAddress, displayPhoneNumber, type EmailItem, type PhoneItem } from '@portal/contracts'

export type ChannelItem = EmailItem & PhoneItem

/** An e-mail address or a phone number of one brand, with all its uses. */
export interface Channel extends ChannelItem {
  /** Used for advertising and questions, with or without contracts. */
  isContact: boolean
}

/** The differences between e-mail addresses and phone numbers. */
export interface ChannelKind {
  name: 'email-address' | 'phone-number'
  /** A contract has one e-mail address, and any number of phone numbers. */
  isOneForEachContract: boolean
  isSame: (value: string, other: string) => boolean
  /** The shown form of a value, if it differs. */
  displayOf?: (value: string) => string
}

export const emailAddresses: ChannelKind = {
  name: 'email-address',
  isOneForEachContract: true,
  isSame: (value, other) => canonicalEmailAddress(value) === canonicalEmailAddress(other),
}

export const phoneNumbers: ChannelKind = {
  name: 'phone-number',
  isOneForEachContract: false,
  isSame: (value, other) => value === other,
  displayOf: displayPhoneNumber,
}

export const withValue = (kind: ChannelKind, channels: Channel[], value: string): Channel | undefined =>
  channels.find((channel) => kind.isSame(channel.value, value))

export const servesContract = (channel: Channel | undefined, contractId: string): boolean =>
  channel?.contracts.includes(contractId) ?? false

export const isUnused = ({ contracts, isContact }: Channel): boolean => contracts.length === 0 && !isContact

/** The item as shown to the customer; null if the brand does not know the value. */
export function toItem(kind: ChannelKind, channels: Channel[], value: string): ChannelItem | null {
  const channel = withValue(kind, channels, value)
  if (!channel) return null
  const { isContact: _, ...item } = channel
  return { ...item, ...(kind.displayOf && { display: kind.displayOf(item.value) }) }
}
