import type { CallResponse } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'
import { findInvitation, type Invitation } from './invitations.repository.ts'
import { hashOfCode } from './registration-code.ts'

const TEN_MINUTES = 600
const unknownCodes: Limit = { name: 'unknown-code', most: 30, withinSeconds: TEN_MINUTES }
const knownCodes: Limit = { name: 'known-code', most: 600, withinSeconds: TEN_MINUTES }

/** The holder of a code is not identified; only the caller's address is known. */
export interface CodeCaller {
  registrationCode: string
  address: string
}

/**
 * Finds the invitation of a code. Unknown codes count for the caller's address, known ones only for the customer: an
 * office behind one address is never locked out, and both cases run the same statements.
 * @throws `too-many-requests`
 */
export async function readInvitation(
  db: Database,
  { registrationCode, address }: CodeCaller,
): Promise<Invitation | undefined> {
  const invitation = await findInvitation(db, hashOfCode(registrationCode))
  const [limit, subject] = invitation ? [knownCodes, invitation.customerId] : [unknownCodes, address]
  await db.transaction().execute((trx) => takeAttempt(trx, limit, subject))
  return invitation
}

const results = {
  valid: 'eligible',
  used: 'account-exists',
  expired: 'expired',
  locked: 'locked',
} as const satisfies Record<Invitation['state'], string>

type Eligibility = CallResponse<'performEligibilityCheck'>

export function eligibilityOf(invitation?: Invitation): Eligibility {
  if (!invitation) return { result: 'unknown', renewals: [] }
  const { state, tenantId, attemptsLeft } = invitation
  const renewals: Eligibility['renewals'] = state === 'expired' ? ['email', 'letter'] : []
  return { result: results[state], tenantId, renewals, ...(state === 'valid' && { attemptsLeft }) }
}
