import {
  type Contract,
  contractDisplayName,
  displayPhoneNumber,
  type OfferedUndo,
  type UndoPart,
} from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { findContracts } from '../customer-profile/contracts.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { findReversibleChanges, type ReversibleChange } from './reversible-changes.repository.ts'
import { isUnchanged, type ReversiblePart } from './reversible-parts.ts'
import { consentOf, contractOf, readState } from './stored-state.ts'
import { isOfAccount } from './undo-change.rules.ts'

function toPart({ id, before }: ReversiblePart, contracts: Contract[]): UndoPart {
  const contract = contracts.find(({ contractId }) => contractId === contractOf(id))
  const consent = consentOf(id)
  return {
    id,
    ...(contract && { contract: { name: contractDisplayName(contract), number: contract.contractNumber } }),
    ...(consent !== undefined && { consent }),
    restored: {
      ...before,
      ...(before.phoneNumbers && { phoneNumbers: before.phoneNumbers.map(displayPhoneNumber) }),
    },
  }
}

async function offeredUndo(
  db: Database,
  { id, scope, parts, undone, expiresAt }: ReversibleChange,
  contracts: Contract[],
): Promise<OfferedUndo> {
  const now = await readState(db, scope)
  const open = parts.filter((part) => !undone.includes(part.id) && isUnchanged(now, part))
  return { changeId: id, until: expiresAt, parts: open.map((part) => toPart(part, contracts)) }
}

/** The changes of the last ten minutes of which something can still be undone, by id. */
export async function offeredUndos(
  { db, cipher }: { db: Database; cipher: Cipher },
  account: Account,
): Promise<Map<string, OfferedUndo>> {
  const found = await findReversibleChanges(db, cipher, account.customerId)
  const own = found.filter((change) => isOfAccount(change, account))
  if (own.length === 0) return new Map()
  const contracts = await findContracts(db, account.customerId)
  const offered = await Promise.all(own.map((change) => offeredUndo(db, change, contracts)))
  return new Map(offered.filter(({ parts }) => parts.length > 0).map((undo) => [undo.changeId, undo]))
}
