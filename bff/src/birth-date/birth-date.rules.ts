import { type PersonalData, type RefusalReason, THIRD_BRAND } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Verdict } from '../business-systems/business-system.ts'
import {
  type ChangeRequestParts,
  type RequestedChanges,
  requestChanges,
} from '../business-systems/request-changes.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { type BirthDateChange, updateBirthDate } from './birth-date.repository.ts'

export interface BirthDateRequest extends Pick<RequestedChanges, 'settle'> {
  /** Left out if all systems have accepted. */
  refusal?: RefusalReason | undefined
}

/** Requests the change from the business systems of all brands. */
export async function requestBirthDate(
  parts: ChangeRequestParts,
  account: Account,
  birthdate: string | null,
): Promise<BirthDateRequest> {
  const brands = account.businessSystems.filter(({ tenantId }) => tenantId !== THIRD_BRAND)
  const change = { kind: 'birthdate', birthdate } as const
  const asked = brands.map(({ tenantId }) => ({ tenantId, change }))
  const { verdicts, settle } = await requestChanges(parts, account, asked)
  return { refusal: refusalOf(verdicts), settle }
}

/**
 * Requests the change, unless the date is already stored: a retry succeeds without a second effect.
 * @throws `stale-version`, `change-refused` with the reason, `business-system-timeout` or `unavailable`
 */
export async function requestBirthDateChange(
  parts: ChangeRequestParts,
  account: Account,
  { birthdate, version }: BirthDateChange,
): Promise<Pick<RequestedChanges, 'settle'>> {
  const stored = await findPersonalData(parts.db, account.customerId)
  const isDone = stored.birthday === birthdate
  if (!isDone && stored.version !== version) throw new ProblemError('stale-version')

  if (isDone) return { settle: async () => {} }
  const { refusal, settle } = await requestBirthDate(parts, account, birthdate)
  if (!refusal) return { settle }
  // Systems that accepted the new date get the old one again.
  await parts.db.transaction().execute((trx) => settle(trx, () => false))
  throw problemOf(refusal)
}

/** A refusal by a rule outweighs all outages, because a retry would not help. */
function refusalOf(verdicts: Verdict[]): RefusalReason | undefined {
  const reasons = verdicts.flatMap((verdict) => (verdict.accepted ? [] : [verdict.reason]))
  const byRule = reasons.find((reason) => reason !== 'system-timeout' && reason !== 'system-unavailable')
  return byRule ?? reasons.find((reason) => reason === 'system-timeout') ?? reasons[0]
}

function problemOf(reason: RefusalReason): ProblemError {
  if (reason === 'system-timeout') return new ProblemError('business-system-timeout')
  return reason === 'system-unavailable'
    ? new ProblemError('unavailable')
    : new ProblemError('change-refused', { reason })
}

/**
 * Changes the birth date if the base version is current. A retry finds the date stored and succeeds: after a timeout
 * the client does not know the result and sends the request again.
 * @throws `stale-version` if another date was stored in the meantime
 */
export async function changeBirthDate(
  trx: Database,
  customerId: string,
  change: BirthDateChange,
): Promise<PersonalData> {
  const changed = await updateBirthDate(trx, customerId, change)
  if (changed) {
    await enqueue(trx, customerId, 'change-notice', { what: 'birthdate', recipients: [], contracts: [] })
    return changed
  }
  const stored = await findPersonalData(trx, customerId)
  if (stored.birthday === change.birthdate) return stored
  throw new ProblemError('stale-version')
}
