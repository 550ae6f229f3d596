import type { CallResponse, ContractResult } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import { type FoundAccount, findAccount } from '../authentication/account.repository.ts'
import { isOutage } from '../business-systems/business-system.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import { addChannel, type ChannelResponse } from '../channels/add-channel.rules.ts'
import { type BrandChannels, displayNames, findBrandChannels } from '../channels/brand-channels.rules.ts'
import { changeChannel } from '../channels/change-channel.rules.ts'
import { emailAddresses } from '../channels/channel.ts'
import { lockChannels } from '../channels/channels.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type LinkCaller, refuseUnknownLink } from '../email-reset/link-caller.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { hashOfToken } from '../secret-token.ts'
import { changeIdOf, recordChange } from '../undo/record-change.rules.ts'
import {
  findPendingByToken,
  limitToContracts,
  lockPendingState,
  markAddressConfirmed,
  type PendingAddress,
} from './pending-address-links.repository.ts'

type Confirmed = CallResponse<'confirmAddress'>

export interface ConfirmationParts extends ChangeRequestParts {
  cipher: Cipher
}

interface Confirmation extends LinkCaller {
  change: Change
}

const isPostponed = ({ outcome, reason }: ContractResult) =>
  outcome === 'failed' && reason !== undefined && isOutage({ accepted: false, reason })

/** Without a response of the business systems, all failed contracts wait for the next click on the link. */
async function settle(
  trx: Database,
  { pending, known }: { pending: PendingAddress; known: BrandChannels },
  { results, ...trail }: { results: ContractResult[]; changeId?: string | undefined; requestId: string },
): Promise<Confirmed> {
  const { customerId, tenantId, value, contact } = pending
  const failed = results.filter(({ outcome }) => outcome === 'failed').map(({ contractId }) => contractId)
  const mustWait = results.some(isPostponed)
  if (mustWait) await limitToContracts(trx, pending, failed)
  else await markAddressConfirmed(trx, pending)
  const { changeId, requestId } = trail
  const event = 'email-address.confirmed'
  const detail = { results, ...(changeId && { changeId }) }
  await recordEvent(trx, { customerId, event, requestId, tenantId, detail })
  const isRefused = results.length > 0 && failed.length === results.length
  const result = isRefused ? 'refused' : 'done'
  return {
    result: mustWait ? 'postponed' : result,
    eMailAddress: value,
    failedContracts: displayNames(known.contracts, failed),
    ...(isRefused && !mustWait && { contact }),
  }
}

/** @throws `stale-version` if something has changed in the meantime, or what the rules for known addresses throw */
async function carryOut(
  parts: ConfirmationParts,
  { pending, account }: { pending: PendingAddress; account: FoundAccount },
  bearer: Confirmation,
): Promise<Confirmed> {
  const { tenantId, value, contact } = pending
  const caller = { account, tenantId }
  const known = await findBrandChannels(parts.db, emailAddresses, caller)
  const isKnown = (id: string) => known.contracts.some(({ contractId }) => contractId === id)
  const contracts = pending.contracts.filter(isKnown)
  if (contracts.length === 0 && !contact) return { result: 'expired' }

  const change = (save: (trx: Database) => Promise<ChannelResponse>) =>
    bearer.change(async (trx): Promise<Confirmed> => {
      await lockChannels(trx, emailAddresses, known.brand)
      const state = await lockPendingState(trx, pending)
      if (state === 'changed') throw new ProblemError('stale-version')
      // A parallel second click finds the work done; its business system requests are settled in any case.
      const made = { ...known.brand, section: 'contact', id: changeIdOf(undefined) } as const
      const { response, changeId } = await recordChange({ trx, cipher: parts.cipher }, made, () => save(trx))
      if (state === 'confirmed') return { result: 'already-done', eMailAddress: value }
      const { requestId } = bearer
      return settle(trx, { pending, known }, { results: response.results, changeId, requestId })
    })

  const replaced = known.channels.find(
    (channel) => channel.id === pending.replacesId && channel.value === pending.replacesValue,
  )
  const body = { value, contracts, contact }
  if (!replaced) return addChannel(parts, emailAddresses, { ...caller, body, change })
  const { id, version } = replaced
  return changeChannel(parts, emailAddresses, { ...caller, version, body: { id, ...body }, change })
}

async function confirmOnce(parts: ConfirmationParts, bearer: Confirmation): Promise<Confirmed> {
  const pending = await findPendingByToken(parts.db, hashOfToken(bearer.token))
  if (!pending) return bearer.change((trx) => refuseUnknownLink(trx, bearer.address))
  if (pending.isConfirmed) return { result: 'already-done', eMailAddress: pending.value }
  if (pending.isWithdrawn || !pending.isInTime || !pending.isActive) return { result: 'expired' }
  const account = await findAccount(parts.db, { subject: pending.subject, sessionId: '' })
  if (!account) return { result: 'expired' }
  return carryOut(parts, { pending, account }, bearer)
}

/**
 * The owner of the mailbox confirms the address: carries out the stored request, as for a known address.
 * @throws `too-many-requests` for unknown tokens, or for too many changes of the customer
 */
export async function confirmAddress(parts: ConfirmationParts, bearer: Confirmation): Promise<Confirmed> {
  try {
    return await confirmOnce(parts, bearer)
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'stale-version')) throw error
    return confirmOnce(parts, bearer)
  }
}
