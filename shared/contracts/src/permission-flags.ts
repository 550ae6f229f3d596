import { advertisingTopics, type TenantId } from '@portal/brands'
import { consentKinds, type PermissionKind } from './consent-kinds.ts'
import type { Consents } from './consents.ts'
import { advertisingChannels, type ConsentName, type Permissions } from './permissions.ts'

/** The consents of a brand in a kind, in the order in which they are shown. */
export const consentNames = (kind: PermissionKind, tenantId: TenantId): ConsentName[] =>
  [
    ...consentKinds[kind].consents,
    ...(kind === 'advertising' ? advertisingChannels.map((channel) => `channel.${channel}`) : []),
    ...(kind === 'advertising' ? advertisingTopics[tenantId].map((topic) => `topic.${topic}`) : []),
  ].map((name) => `${kind}.${name}` as ConsentName)

type PermissionFlags<Kind> = Kind extends PermissionKind
  ? Omit<Permissions<Kind>, 'version' | 'changedAt'>
  : never

/** The flags of a kind as in a response or a body: one for each consent of the brand, false by default. */
export function permissionFlags<Kind extends PermissionKind>(
  kind: Kind,
  consents: Consents,
  tenantId: TenantId,
): PermissionFlags<Kind> {
  const pick = (prefix: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, consents[(prefix + name) as ConsentName] ?? false]))
  return {
    ...pick(`${kind}.`, consentKinds[kind].consents),
    ...(kind === 'advertising' && {
      channels: pick('advertising.channel.', advertisingChannels),
      topics: pick('advertising.topic.', advertisingTopics[tenantId]),
    }),
  } as unknown as PermissionFlags<Kind>
}
