import type { CallResponse, ItemResult, RefusalReason } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Change } from '../call-input.ts'
import { lockCustomer } from '../channels/channels.repository.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { ProblemError } from '../problem/problem-error.ts'
import { requestUndoing } from './request-undoing.ts'
import { restore } from './restore.rules.ts'
import {
  findReversibleChange,
  lockUndoneParts,
  markUndone,
  type ReversibleChange,
} from './reversible-changes.repository.ts'
import { isUnchanged, type ReversiblePart } from './reversible-parts.ts'
import { contractOf, readState } from './stored-state.ts'

export interface UndoParts extends ChangeRequestParts {
  cipher: Cipher
}

interface Undo {
  account: Account
  body: { id: string; parts?: string[] | undefined }
  change: Change
}

/** A brand may have been separated from the account since. */
export const isOfAccount = ({ scope }: ReversibleChange, { businessSystems }: Account): boolean =>
  scope.tenantId === null || businessSystems.some(({ tenantId }) => tenantId === scope.tenantId)

/** The parts that the customer wants to undo: those that are named, or else all. */
function chosenParts({ parts }: ReversibleChange, ids: string[] | undefined): ReversiblePart[] {
  if (ids?.some((id) => parts.every((part) => part.id !== id))) throw new ProblemError('not-found')
  return parts.filter(({ id }) => ids?.includes(id) ?? true)
}

async function findChange({ db, cipher }: UndoParts, { account, body }: Undo): Promise<ReversibleChange> {
  const found = await findReversibleChange(db, cipher, { customerId: account.customerId, id: body.id })
  if (!found || !isOfAccount(found, account)) throw new ProblemError('not-found')
  if (found.isExpired) throw new ProblemError('undo-expired')
  return found
}

function resultOf(id: string, reason: RefusalReason | undefined): ItemResult {
  const contractId = contractOf(id)
  const item = { id, ...(contractId !== undefined && { contractId }) }
  return reason ? { ...item, outcome: 'failed', reason } : { ...item, outcome: 'success' }
}

/**
 * Undoes a change, part by part: a part that was changed again, or that its business system refuses, stays as it is. A
 * part that is already undone is a success without a second effect.
 * @throws `not-found`, the same for a change of another customer, or `undo-expired`
 */
export async function undoChange(parts: UndoParts, undo: Undo): Promise<CallResponse<'undoChange'>> {
  const { account, body, change } = undo
  const found = await findChange(parts, undo)
  const { scope } = found
  const key = { customerId: account.customerId, id: found.id }
  const wanted = chosenParts(found, body.parts)
  const now = await readState(parts.db, scope)
  const open = wanted.filter((part) => !found.undone.includes(part.id) && isUnchanged(now, part))
  const verdicts = await requestUndoing(parts, { account, scope, open, now })

  return change(async (trx) => {
    await lockCustomer(trx, account.customerId)
    const undone = await lockUndoneParts(trx, key)
    if (!undone) throw new ProblemError('undo-expired')
    const locked = await readState(trx, scope)
    const left = wanted.filter(({ id }) => !undone.includes(id))
    const isStale = (part: ReversiblePart) => !open.includes(part) || !isUnchanged(locked, part)
    const reasonFor = (part: ReversiblePart): RefusalReason | undefined => {
      if (!left.includes(part)) return undefined
      return isStale(part) ? 'stale-version' : verdicts.refusalOf(part.id)
    }
    const accepted = left.filter((part) => !reasonFor(part))
    await restore(trx, scope, { account, change: found, parts: accepted })
    await markUndone(
      trx,
      key,
      accepted.map(({ id }) => id),
    )
    await verdicts.settle(
      trx,
      left.filter((part) => open.includes(part) && isStale(part)),
    )
    return { results: wanted.map((part) => resultOf(part.id, reasonFor(part))) }
  })
}
