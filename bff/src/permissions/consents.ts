import {
  type AdvertisingPermissions,
  advertisingChannels,
  advertisingTopics,
  type CallBody,
  consentsOf,
  type EcoPermissions,
  type PermissionKind,
  type TenantId,
  type TrackingPermissions,
} from '@portal/contracts'

/** Yes or no by name, flat, as they are stored: `offers`, `channel.email`, `topic.gas`. What is missing was never given. */
export type Consents = Record<string, boolean>

export interface StoredConsents {
  consents: Consents
  /** 0 when nothing was ever given. */
  version: number
  changedAt: string | null
}

const CHANNEL = 'channel.'
const TOPIC = 'topic.'

/** All that can be agreed to with a brand. */
export const consentNames = (kind: PermissionKind, tenantId: TenantId): string[] => [
  ...consentsOf[kind],
  ...(kind === 'advertising'
    ? [
        ...advertisingChannels.map((channel) => CHANNEL + channel),
        ...advertisingTopics[tenantId].map((topic) => TOPIC + topic),
      ]
    : []),
]

const pick = <Name extends string>(consents: Consents, names: readonly Name[], prefix = '') =>
  Object.fromEntries(names.map((name) => [name, consents[prefix + name] ?? false])) as Record<Name, boolean>

export const toEcoPermissions = ({ consents, ...stored }: StoredConsents): EcoPermissions => ({
  ...stored,
  ...pick(consents, consentsOf.eco),
})

export const toTrackingPermissions = ({ consents, ...stored }: StoredConsents): TrackingPermissions => ({
  ...stored,
  ...pick(consents, consentsOf.tracking),
})

export const toAdvertisingPermissions = (
  { consents, ...stored }: StoredConsents,
  tenantId: TenantId,
): AdvertisingPermissions => ({
  ...stored,
  ...pick(consents, consentsOf.advertising),
  channels: pick(consents, advertisingChannels, CHANNEL),
  topics: pick(consents, advertisingTopics[tenantId], TOPIC),
})

const withPrefix = (prefix: string, flags: Consents): Consents =>
  Object.fromEntries(Object.entries(flags).map(([name, given]) => [prefix + name, given]))

type AdvertisingFlags = Omit<CallBody<'changeAdvertisingPermissions'>, 'wordingVersion'>

export const advertisingConsents = ({ channels, topics, ...flags }: AdvertisingFlags): Consents => ({
  ...flags,
  ...withPrefix(CHANNEL, channels),
  ...withPrefix(TOPIC, topics),
})
