import {
  advertisingChannels,
  advertisingTopics,
  type CallBody,
  type ConsentName,
  consentsOf,
  type PermissionKind,
  type PermissionsOverview,
  type TenantId,
} from '@portal/contracts'

/** Yes or no by the name under which the proof is kept, which is also the name of its wording. */
export type Consents = Partial<Record<ConsentName, boolean>>

/** All that the brand asks for in one kind of permission, in the order in which it is shown. */
export const consentNames = (kind: PermissionKind, tenantId: TenantId): ConsentName[] => {
  if (kind === 'eco') return consentsOf.eco.map((name) => `eco.${name}` as const)
  if (kind === 'tracking') return consentsOf.tracking.map((name) => `tracking.${name}` as const)
  return [
    ...consentsOf.advertising.map((name) => `advertising.${name}` as const),
    ...advertisingChannels.map((name) => `advertising.channel.${name}` as const),
    ...advertisingTopics[tenantId].map((name) => `advertising.topic.${name}` as const),
  ]
}

type Flags = { [name: string]: boolean | Flags }

const flat = (flags: Flags, prefix: string): [name: string, given: boolean][] =>
  Object.entries(flags).flatMap(([name, flag]) =>
    typeof flag === 'boolean' ? [[`${prefix}.${name}`, flag]] : flat(flag, `${prefix}.${name}`),
  )

/** What the customer has agreed to in one kind of permission. */
export function consentsIn<Kind extends PermissionKind>(
  kind: Kind,
  permissions: PermissionsOverview[Kind],
): Consents {
  const { version, changedAt, ...flags } = permissions
  const { channels, topics, ...own } = { channels: {}, topics: {}, ...flags }
  return Object.fromEntries(flat({ ...own, channel: channels, topic: topics }, kind))
}

const pick = <Name extends string>(consents: Consents, prefix: string, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, consents[`${prefix}.${name}` as ConsentName] ?? false]),
  ) as Record<Name, boolean>

type Body<
  Name extends 'changeEcoPermissions' | 'changeAdvertisingPermissions' | 'changeTrackingPermissions',
> = Omit<CallBody<Name>, 'wordingVersion'>

export const ecoBody = (consents: Consents): Body<'changeEcoPermissions'> =>
  pick(consents, 'eco', consentsOf.eco)

export const trackingBody = (consents: Consents): Body<'changeTrackingPermissions'> =>
  pick(consents, 'tracking', consentsOf.tracking)

export const advertisingBody = (
  consents: Consents,
  tenantId: TenantId,
): Body<'changeAdvertisingPermissions'> => ({
  ...pick(consents, 'advertising', consentsOf.advertising),
  channels: pick(consents, 'advertising.channel', advertisingChannels),
  topics: pick(consents, 'advertising.topic', advertisingTopics[tenantId]),
})
