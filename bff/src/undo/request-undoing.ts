import type { RefusalReason } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { requestBirthDate } from '../birth-date/birth-date.rules.ts'
import { requestContractChanges } from '../business-systems/contract-verdicts.ts'
import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { Database } from '../database/open-database.ts'
import type { ReversiblePart } from './reversible-parts.ts'
import { contractOf, type Scope, type StoredState, valuesIn } from './stored-state.ts'

/** The verdicts of the business systems about each part. */
interface UndoingVerdicts {
  refusalOf: (partId: string) => RefusalReason | undefined
  /** @param unstored accepted parts that cannot be undone any more */
  settle: (trx: Database, unstored: ReversiblePart[]) => Promise<void>
}

type ContractChange = Parameters<typeof requestContractChanges>[2][number]

/** The requests that bring the system of a contract to the former values. */
function changesFor({ id, before }: ReversiblePart, now: StoredState): ContractChange[] {
  const contractId = contractOf(id)
  if (contractId === undefined) return []
  const { emailAddresses = [], phoneNumbers, isPaperless } = before
  const [address] = emailAddresses.length > 0 ? emailAddresses : (valuesIn(now, id).emailAddresses ?? [])
  const numbers = phoneNumbers && (phoneNumbers.length > 0 ? phoneNumbers : [null])
  const paper: ContractChange = { kind: 'communication', contractId, paperless: false }
  const email: ContractChange[] = emailAddresses.map((value) => ({
    kind: 'email-address',
    contractId,
    value,
  }))
  return [
    ...(isPaperless && address
      ? [{ kind: 'communication', contractId, paperless: true, value: address } as const]
      : email),
    ...(isPaperless === false ? [paper] : []),
    ...(numbers ?? []).map((value) => ({ kind: 'phone-number', contractId, value }) as const),
  ]
}

/** Asks the business systems before anything is stored, as the change itself did. Consents need no answer. */
export async function requestUndoing(
  parts: ChangeRequestParts,
  { account, scope, open, now }: { account: Account; scope: Scope; open: ReversiblePart[]; now: StoredState },
): Promise<UndoingVerdicts> {
  if (scope.section === 'person') {
    const [part] = open
    if (!part) return { refusalOf: () => undefined, settle: async () => {} }
    const { refusal, settle } = await requestBirthDate(parts, account, part.before.birthdate ?? null)
    return {
      refusalOf: () => refusal,
      settle: (trx, unstored) => settle(trx, () => !refusal && unstored.length === 0),
    }
  }
  const changes = open.flatMap((part) => changesFor(part, now))
  const verdicts = await requestContractChanges(parts, { account, tenantId: scope.tenantId }, changes)
  return {
    refusalOf(partId) {
      const contractId = contractOf(partId)
      return contractId === undefined ? undefined : verdicts.resultOf(contractId).reason
    },
    settle: (trx, unstored) =>
      verdicts.settle(
        trx,
        unstored.flatMap(({ id }) => contractOf(id) ?? []),
      ),
  }
}
