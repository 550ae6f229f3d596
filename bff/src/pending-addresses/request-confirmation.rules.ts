import { type CallResponse, canonicalEmailAddress } from '@portal/contracts'
import type { Change } from '../call-input.ts'
import { type Caller, findBrandChannels, requireKnown } from '../channels/brand-channels.rules.ts'
import { requireChangeable } from '../channels/change-channel.rules.ts'
import { emailAddresses } from '../channels/channel.ts'
import type { Uses } from '../channels/channel-moves.ts'
import { lockChannels } from '../channels/channels.repository.ts'
import { changedSinceShown, type ShownItems } from '../channels/stale-contracts.ts'
import type { Database } from '../database/open-database.ts'
import { takeMailAttempt } from '../limits/mail-limit.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import {
  findPendingAddresses,
  isStoredAddress,
  savePendingAddress,
  takeFromPending,
} from './pending-addresses.repository.ts'

type Result = CallResponse<'addEmailAddress'>

interface Wanted extends Uses {
  /** The address to replace. */
  id?: string
  value: string
  seen?: ShownItems | undefined
}

interface ConfirmationRequest extends Caller {
  body: Wanted
  /** The address to replace. */
  version?: number
  change: Change
}

/** Per brand: all are shown, so that one can be withdrawn. */
const MAX_PENDING = 20

/** The sign-in address is confirmed, and stored addresses count as confirmed. */
export async function isConfirmedAddress(
  db: Database,
  { account }: Pick<Caller, 'account'>,
  value: string,
): Promise<boolean> {
  if (canonicalEmailAddress(account.eMailAddress) === canonicalEmailAddress(value)) return true
  return isStoredAddress(db, account.customerId, value)
}

function requireRoom(count: number): void {
  if (count <= MAX_PENDING) return
  const message = `Höchstens ${MAX_PENDING} Adressen können auf ihre Bestätigung warten. Ziehen Sie zuerst eine andere zurück.`
  throw new ProblemError('invalid-request', { errors: [{ path: '/value', message }] })
}

/**
 * Stores the request and sends a mail with the link that carries it out. Until then neither contracts nor business
 * systems change.
 * @throws `not-found`, `stale-version`, `invalid-request` or `too-many-requests`
 */
export async function requestConfirmation(
  db: Database,
  { body, version = 0, change, ...caller }: ConfirmationRequest,
): Promise<Result> {
  const { value, contracts, contact, id } = body
  const known = await findBrandChannels(db, emailAddresses, caller)
  requireKnown(known, { ...body, items: id ? [id] : [] })
  const replaced = id
    ? requireChangeable(emailAddresses, known.channels, { body: { ...body, id }, version })
    : undefined
  if (changedSinceShown(emailAddresses, known.channels, body).length > 0)
    throw new ProblemError('stale-version')

  return change(async (trx) => {
    const { brand } = known
    await lockChannels(trx, emailAddresses, brand)
    const recipient = { customerId: brand.customerId, recipient: value }
    await takeMailAttempt(trx, 'addEmailAddress', recipient)
    await takeFromPending(trx, brand, { contracts, except: value })
    const pendingId = await savePendingAddress(trx, brand, { value, contracts, contact, replaced })
    const waiting = await findPendingAddresses(trx, brand)
    requireRoom(waiting.length)
    await enqueue(trx, brand.customerId, 'new-address-confirmation', { pendingId })
    const pending = waiting.find((item) => item.id === pendingId)
    return { item: null, results: [], ...(pending && { pending }) }
  })
}
