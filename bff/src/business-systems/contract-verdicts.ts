import type { ContractResult, TenantId } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BusinessChange } from './business-system.ts'
import { type ChangeRequestParts, requestChanges } from './request-changes.ts'

/** The verdicts of the systems by contract. */
export interface ContractVerdicts {
  /**
   * A contract without a request, because nothing changes in it, is a success.
   * @param stale contracts that were changed elsewhere in the meantime
   */
  resultOf: (contractId: string, stale?: string[]) => ContractResult
  accepts: (contractId: string) => boolean
  /**
   * For the transaction that stores the accepted changes.
   * @param stale contracts whose accepted change cannot be stored
   */
  settle: (trx: Database, stale?: string[]) => Promise<void>
}

type ContractChange = Extract<BusinessChange, { contractId: string }>

export async function requestContractChanges(
  parts: ChangeRequestParts,
  { account, tenantId }: { account: Account; tenantId: TenantId },
  changes: ContractChange[],
): Promise<ContractVerdicts> {
  const asked = changes.map((change) => ({ tenantId, change }))
  const { verdicts, settle } = await requestChanges(parts, account, asked)
  const reasons = new Map(
    verdicts.flatMap((verdict, index) =>
      verdict.accepted ? [] : [[changes[index]?.contractId, verdict.reason]],
    ),
  )
  return {
    resultOf(contractId, stale = []) {
      const reason = stale.includes(contractId) ? 'stale-version' : reasons.get(contractId)
      return reason ? { contractId, outcome: 'failed', reason } : { contractId, outcome: 'success' }
    },
    accepts: (contractId) => !reasons.has(contractId),
    settle: (trx, stale = []) =>
      settle(trx, ({ change }) => !('contractId' in change && stale.includes(change.contractId))),
  }
}
