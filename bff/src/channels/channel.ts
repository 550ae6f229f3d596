import { canonicalEmailAddress, displayPhoneNumber, type EmailItem, type PhoneItem } from '@portal/contracts'

export type ChannelItem = EmailItem & PhoneItem

/** An e-mail address or a phone number of one brand, with all that it is for. */
export interface Channel extends ChannelItem {
  /** Serves for advertising and questions, whether or not it also serves contracts. */
  isContact: boolean
}

/** In what e-mail addresses and phone numbers differ. */
export interface ChannelKind {
  name: 'email-address' | 'phone-number'
  /** A contract has one e-mail address, and any number of phone numbers. */
  isOneForEachContract: boolean
  isSame: (value: string, other: string) => boolean
  /** How a value is shown, if not as it is. */
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

/** As the customer is shown it; null if the brand does not know the value. */
export function toItem(kind: ChannelKind, channels: Channel[], value: string): ChannelItem | null {
  const channel = withValue(kind, channels, value)
  if (!channel) return null
  const { isContact: _, ...item } = channel
  return { ...item, ...(kind.displayOf && { display: kind.displayOf(item.value) }) }
}
