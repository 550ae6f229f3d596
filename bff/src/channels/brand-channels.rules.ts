import { type Contract, contractDisplayName, type TenantId } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { findContracts } from '../customer-profile/contracts.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { takeFromPending } from '../pending-addresses/pending-addresses.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { type Channel, type ChannelKind, withValue } from './channel.ts'
import { type ChannelChanges, changesBetween } from './channel-changes.ts'
import { requireAnotherChange, requireRoom } from './channel-limits.ts'
import { findChannels, writeChannels } from './channels.repository.ts'

/** The customer and the brand of a change. */
export interface Caller {
  account: Account
  tenantId: TenantId
}

/** The data of a brand that a change of channels needs. */
export interface BrandChannels {
  brand: BrandScope
  channels: Channel[]
  contracts: Contract[]
  /** Items without a remaining use that stay; none if it is left out. */
  retains?: (channel: Channel) => boolean
}

export async function findBrandChannels(
  db: Database,
  kind: ChannelKind,
  { account, tenantId }: Caller,
): Promise<BrandChannels> {
  const brand = { customerId: account.customerId, tenantId }
  const [channels, contracts] = await Promise.all([
    findChannels(db, kind, brand),
    findContracts(db, account.customerId),
  ])
  return { brand, channels, contracts: contracts.filter((contract) => contract.tenantId === tenantId) }
}

/** @throws `not-found`, the same for missing items and for items of another customer or brand */
export function requireKnown(
  { channels, contracts }: BrandChannels,
  { items = [], contracts: contractIds }: { items?: string[]; contracts: string[] },
): void {
  const isKnown =
    items.every((id) => channels.some((channel) => channel.id === id)) &&
    contractIds.every((id) => contracts.some(({ contractId }) => contractId === id))
  if (!isKnown) throw new ProblemError('not-found')
}

export const displayNames = (contracts: Contract[], ids: string[]): string[] =>
  contracts.filter(({ contractId }) => ids.includes(contractId)).map(contractDisplayName)

/**
 * Checks before the business systems are called that the brand's channels may become these.
 * @throws `too-many-requests`, or `invalid-request` if the brand's maximum is exceeded
 */
export async function requireChangeAllowed(
  db: Database,
  kind: ChannelKind,
  { brand, channels }: BrandChannels,
  after: Channel[],
): Promise<void> {
  await requireAnotherChange(db, kind, brand.customerId)
  requireRoom(channels, changesBetween(channels, after))
}

/** Addresses that were known before: a new one has just received its confirmation mail. */
export const noticeRecipients = (kind: ChannelKind, before: Channel[], values: string[]): string[] =>
  kind.name === 'email-address' ? values.filter((value) => withValue(kind, before, value)) : []

/** Includes contracts whose item was renamed. */
function contractsWithOtherValue(before: Channel[], after: Channel[]): string[] {
  const valueIn = (channels: Channel[], contractId: string) =>
    channels.find(({ contracts }) => contracts.includes(contractId))?.value
  const all = [...before, ...after].flatMap(({ contracts }) => contracts)
  return [...new Set(all)].filter((id) => valueIn(before, id) !== valueIn(after, id))
}

/** Writes the changes and notifies the customer if anything changed. */
export async function saveChannels(
  trx: Database,
  kind: ChannelKind,
  { brand, contracts, channels, retains }: BrandChannels,
  after: Channel[],
): Promise<ChannelChanges> {
  const changes = changesBetween(channels, after, retains)
  if (changes.values.length === 0) return changes
  requireRoom(channels, changes)
  await writeChannels(trx, kind, brand, changes)
  if (kind.name === 'email-address') {
    const contacts = after.filter(({ isContact }) => isContact).map(({ value }) => value)
    await takeFromPending(trx, brand, { contracts: contractsWithOtherValue(channels, after), contacts })
  }
  await enqueue(trx, brand.customerId, 'change-notice', {
    what: kind.name,
    tenantId: brand.tenantId,
    recipients: noticeRecipients(kind, channels, changes.values),
    contracts: displayNames(contracts, changes.contracts),
  })
  return changes
}
