import { timingSafeEqual } from 'node:crypto'
import type { CallResponse, TenantId } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Account } from '../authentication/account.repository.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { findPhonePin, insertPhonePin, replacePhonePin, updatePhonePin } from './phone-pin.repository.ts'
import { isPartOfBirthDate, randomPin } from './pins.ts'

type PhonePinChanged = CallResponse<'changePhonePin'>

/** @throws `phone-pin-disabled` if the brand's business system does not support a PIN */
export function requirePhonePin({ customerId, businessSystems }: Account, tenantId: TenantId): BrandScope {
  const isEnabled = businessSystems.some((system) => system.tenantId === tenantId && system.phonePin.enabled)
  if (!isEnabled) throw new ProblemError('phone-pin-disabled')
  return { customerId, tenantId }
}

/** Each reading is counted and recorded, even without a PIN. */
export async function readPhonePin(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
  requestId: string,
): Promise<CallResponse<'getPhonePin'>> {
  await takeCallAttempt(trx, 'getPhonePin', brand.customerId)
  await recordEvent(trx, { ...brand, event: 'phone-pin.read', requestId })
  return (await findPhonePin(trx, cipher, brand)) ?? { pin: null, version: 0, changedAt: null }
}

const isStale = (error: unknown) => error instanceof ProblemError && error.code === 'stale-version'

/**
 * The response to a change with an old version may reveal whether the PIN was right. So each attempt counts before the
 * comparison, and a refused one is recorded: the limit ends guessing long before 100,000 attempts.
 * @throws `too-many-requests`, or what the change throws
 */
export async function tryPhonePin(
  db: Database,
  brand: BrandScope,
  requestId: string,
  change: () => Promise<PhonePinChanged>,
): Promise<PhonePinChanged> {
  await db.transaction().execute((trx) => takeCallAttempt(trx, 'changePhonePin', brand.customerId))
  try {
    return await change()
  } catch (error) {
    if (isStale(error)) await recordEvent(db, { ...brand, event: 'phone-pin.refused', requestId })
    throw error
  }
}

/** Constant time: the duration does not reveal how many digits are right. */
function isSamePin(one: string | null, other: string): boolean {
  const [stored, given] = [Buffer.from(one ?? ''), Buffer.from(other)]
  return stored.length === given.length && timingSafeEqual(stored, given)
}

/** A retry of the change that created this version. */
async function findRepeated(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
  { pin, version }: { pin: string; version: number },
): Promise<PhonePinChanged | undefined> {
  const stored = await findPhonePin(trx, cipher, brand)
  if (stored?.version !== version + 1 || !isSamePin(stored.pin, pin)) return undefined
  return { version: stored.version, changedAt: stored.changedAt }
}

async function refuseBirthDate(trx: Database, { customerId }: BrandScope, pin: string): Promise<void> {
  const { birthday } = await findPersonalData(trx, customerId)
  if (!isPartOfBirthDate(pin, birthday)) return
  const message = 'Bitte wählen Sie eine PIN, die nicht in Ihrem Geburtsdatum steht.'
  throw new ProblemError('invalid-request', { errors: [{ path: '/pin', message }] })
}

/**
 * Changes the PIN if the base version is current; version 0 creates the first one. A retry finds the PIN stored as the
 * next version and succeeds without another notice.
 * @throws `invalid-request` for a part of the birth date, or `stale-version` if another change was faster
 */
export async function changePhonePin(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
  { pin, version }: { pin: string; version: number },
): Promise<PhonePinChanged> {
  await refuseBirthDate(trx, brand, pin)
  const changed =
    version === 0
      ? await insertPhonePin(trx, cipher, brand, pin)
      : await updatePhonePin(trx, cipher, brand, { pin, version })
  if (!changed) {
    const repeated = await findRepeated(trx, cipher, brand, { pin, version })
    if (!repeated) throw new ProblemError('stale-version')
    return repeated
  }
  await enqueue(trx, brand.customerId, 'phone-pin-notice', {
    tenantId: brand.tenantId,
    change: version === 0 ? 'set' : 'changed',
  })
  return changed
}

/** @throws `too-many-requests` */
export async function resetPhonePin(
  trx: Database,
  cipher: Cipher,
  brand: BrandScope,
): Promise<PhonePinChanged> {
  await takeCallAttempt(trx, 'resetPhonePin', brand.customerId)
  const made = await replacePhonePin(trx, cipher, brand, randomPin())
  await enqueue(trx, brand.customerId, 'phone-pin-notice', { tenantId: brand.tenantId, change: 'reset' })
  return made
}
