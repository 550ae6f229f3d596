import { contractTerm } from '@portal/contracts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import {
  findPendingAddresses,
  withdrawPendingAddress,
} from '../pending-addresses/pending-addresses.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import {
  type BrandChannels,
  type Caller,
  findBrandChannels,
  requireKnown,
  saveChannels,
} from './brand-channels.rules.ts'
import { type Channel, emailAddresses } from './channel.ts'
import { lockChannels } from './channels.repository.ts'

interface Removal extends Caller {
  version: number
  query: { id: string }
  change: Change
}

const hasEnded = ({ contracts }: BrandChannels, id: string): boolean =>
  contracts.some((contract) => contract.contractId === id && contractTerm(contract) === 'ended')

const isNeeded = (item: Channel, known: BrandChannels): boolean =>
  item.contracts.some((id) => !hasEnded(known, id))

/**
 * Removes an address that only ended contracts have, if any; every other contract needs one. Their business system is not
 * asked and keeps what it has. A pending address is discarded.
 * @throws `not-found`, `stale-version` or `item-in-use`
 */
export async function removeEmailAddress(
  { db }: Pick<ChangeRequestParts, 'db'>,
  { version, query: { id }, change, ...caller }: Removal,
): Promise<{ id: string }> {
  const brand = { customerId: caller.account.customerId, tenantId: caller.tenantId }
  const pending = await findPendingAddresses(db, brand)
  if (pending.some((item) => item.id === id)) {
    return change(async (trx) => {
      if (!(await withdrawPendingAddress(trx, brand, { id, version })))
        throw new ProblemError('stale-version')
      return { id }
    })
  }
  const known = await findBrandChannels(db, emailAddresses, caller)
  requireKnown(known, { items: [id], contracts: [] })

  return change(async (trx) => {
    const channels = await lockChannels(trx, emailAddresses, known.brand)
    const item = channels.find((channel) => channel.id === id)
    if (item?.version !== version) throw new ProblemError('stale-version')
    if (isNeeded(item, known)) throw new ProblemError('item-in-use')
    const after = channels.filter((channel) => channel !== item)
    await saveChannels(trx, emailAddresses, { ...known, channels }, after)
    return { id }
  })
}
