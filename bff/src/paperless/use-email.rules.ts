import { type ContractResult, canonicalEmailAddress } from '@portal/contracts'
import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import {
  type BrandChannels,
  type Caller,
  displayNames,
  findBrandChannels,
  noticeRecipients,
  requireKnown,
} from '../channels/brand-channels.rules.ts'
import { type Channel, emailAddresses, servesContract, withValue } from '../channels/channel.ts'
import { changesBetween } from '../channels/channel-changes.ts'
import { give } from '../channels/channel-moves.ts'
import { lockChannels, writeChannels } from '../channels/channels.repository.ts'
import { changedSinceRead, changedSinceShown, type ShownItems } from '../channels/stale-contracts.ts'
import type { Database } from '../database/open-database.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import type { ChangeNotice } from '../outbox/outbox-messages.ts'
import { takeFromPending } from '../pending-addresses/pending-addresses.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { setPaperless } from './paperless.repository.ts'

interface UseEmail extends Caller {
  body: { email: string; contractIds: string[]; seen?: ShownItems | undefined }
  change: Change
}

/** The address in its stored spelling. */
function ownAddress({ account }: Caller, channels: Channel[], email: string): string {
  const item = withValue(emailAddresses, channels, email)
  if (item) return item.value
  if (canonicalEmailAddress(account.eMailAddress) === canonicalEmailAddress(email))
    return account.eMailAddress
  const message = 'Wählen Sie eine Ihrer E-Mail-Adressen aus.'
  throw new ProblemError('invalid-request', { errors: [{ path: '/email', message }] })
}

/**
 * Sends the letters of these contracts by e-mail to this address.
 * @throws `not-found` for a contract, `invalid-request` for an address that is not the customer's
 */
export async function useEmailForContracts(
  parts: ChangeRequestParts,
  { body, change, ...caller }: UseEmail,
): Promise<{ results: ContractResult[] }> {
  const known = await findBrandChannels(parts.db, emailAddresses, caller)
  requireKnown(known, { contracts: body.contractIds })
  const value = ownAddress(caller, known.channels, body.email)
  const present = withValue(emailAddresses, known.channels, value)
  const isSo = (id: string) =>
    servesContract(present, id) &&
    known.contracts.some(({ contractId, isPaperlessCommunication: is }) => contractId === id && is)
  const wanted = { value, contracts: body.contractIds }
  const changedSince = changedSinceShown(emailAddresses, known.channels, { ...wanted, seen: body.seen })
  const current = body.contractIds.filter((id) => !changedSince.includes(id))
  const verdicts = await requestContractChanges(
    parts,
    caller,
    current
      .filter((id) => !isSo(id))
      .map((contractId) => ({ kind: 'communication', contractId, paperless: true, value })),
  )
  const accepted = { value, contracts: current.filter(verdicts.accepts) }

  return change(async (trx) => {
    const channels = await lockChannels(trx, emailAddresses, known.brand)
    const moved = changedSinceRead(emailAddresses, { read: known.channels, now: channels }, accepted)
    const contracts = accepted.contracts.filter((id) => !moved.includes(id))
    await takeFromPending(trx, known.brand, { contracts })
    await switchToEmail(trx, { ...known, channels }, { value, contracts })
    await verdicts.settle(trx, moved)
    return { results: body.contractIds.map((id) => verdicts.resultOf(id, [...changedSince, ...moved])) }
  })
}

/** An unused address stays, so that a customer who returns to it does not lose it. */
async function switchToEmail(
  trx: Database,
  { brand, channels, contracts: known }: BrandChannels,
  { value, contracts }: { value: string; contracts: string[] },
): Promise<void> {
  const after = give(emailAddresses, channels, value, { contracts, contact: false })
  const changes = changesBetween(channels, after, () => true)
  await writeChannels(trx, emailAddresses, brand, changes)
  const switched = await setPaperless(trx, brand, contracts, true)
  const notify = async (what: ChangeNotice['what'], ids: string[]) => {
    if (ids.length === 0) return
    // Each address is notified only about its own contracts.
    const concerned = changes.values.filter((address) => {
      const before = withValue(emailAddresses, channels, address)
      return emailAddresses.isSame(address, value) || ids.some((id) => servesContract(before, id))
    })
    await enqueue(trx, brand.customerId, 'change-notice', {
      what,
      tenantId: brand.tenantId,
      recipients: noticeRecipients(emailAddresses, channels, concerned),
      contracts: displayNames(known, ids),
    })
  }
  await notify('paperless', switched)
  await notify(
    'email-address',
    changes.contracts.filter((id) => !switched.includes(id)),
  )
}
