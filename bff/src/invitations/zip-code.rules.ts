import { createHash, timingSafeEqual } from 'node:crypto'
import type { CallResponse } from '@portal/contracts'
import { recordEvent } from '../audit/audit.repository.ts'
import type { Change } from '../call-input.ts'
import type { Database } from '../database/open-database.ts'
import { type Limit, requireAttempt, takeAttempt } from '../limits/limit.ts'
import { hashOfToken, newToken } from '../secret-token.ts'
import {
  confirmInvitation,
  countWrongZipCode,
  findInvitation,
  type Invitation,
} from './invitations.repository.ts'
import { findInvitedAddress } from './invited-customer.repository.ts'

type ZipCodeResult = CallResponse<'performZipCodeValidation'>

/** The open codes of a customer share three attempts; this limits them for one who is invited again and again. */
const wrongZipCodes: Limit = { name: 'wrong-zip-code', most: 9, withinSeconds: 86_400 }

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Constant time: the duration does not reveal how many digits are right. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))

/** The result for a code whose postal code is not compared. */
export function closedResult(invitation?: Invitation): ZipCodeResult {
  if (!invitation) return { result: 'unknown', attemptsLeft: 0 }
  if (invitation.state === 'valid') throw new Error('The invitation is open')
  return { result: invitation.state, attemptsLeft: 0 }
}

async function confirm(trx: Database, invitation: Invitation): Promise<ZipCodeResult | undefined> {
  const linkToken = newToken()
  const attemptsLeft = await confirmInvitation(trx, invitation, hashOfToken(linkToken))
  if (attemptsLeft === undefined) return undefined
  // Otherwise a customer without attempts could still distinguish the right code from wrong ones.
  await requireAttempt(trx, wrongZipCodes, invitation.customerId)
  return {
    result: 'confirmed',
    attemptsLeft,
    linkToken,
    eMailAddress: await findInvitedAddress(trx, invitation),
  }
}

async function refuse(trx: Database, invitation: Invitation): Promise<ZipCodeResult | undefined> {
  const attemptsLeft = await countWrongZipCode(trx, invitation)
  if (attemptsLeft === undefined) return undefined
  await takeAttempt(trx, wrongZipCodes, invitation.customerId)
  return { result: attemptsLeft > 0 ? 'wrong' : 'locked', attemptsLeft }
}

/**
 * Compares the postal code of an invitation that was valid when it was read.
 * @throws `too-many-requests` if too many codes of the customer were tried
 */
export async function compareZipCode(
  { db, change }: { db: Database; change: Change },
  invitation: Invitation,
  { zipCode, requestId }: { zipCode: string; requestId: string },
): Promise<ZipCodeResult> {
  const judgeWith = (judge: typeof confirm) => async (trx: Database) => {
    const response = await judge(trx, invitation)
    // A parallel attempt locked or used it in the meantime.
    if (!response) return closedResult(await findInvitation(trx, invitation.codeHash))
    const { customerId, tenantId } = invitation
    await recordEvent(trx, { customerId, event: `invitation.${response.result}`, requestId, tenantId })
    return response
  }
  if (!isSame(zipCode, invitation.postalCode)) return change(judgeWith(refuse))
  // The response holds a secret and is not stored for retries: a second confirmation is harmless and returns a new
  // secret.
  return db.transaction().execute(judgeWith(confirm))
}
