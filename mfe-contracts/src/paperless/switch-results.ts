import type { Contract, ContractResult, CustomerProfile } from '@portal/contracts'
import { hasFailed, openContracts } from '@portal/portal'

/** The result for all contracts together. */
export type SwitchOutcome = 'allSwitched' | 'someRefused' | 'allRefused'

export function outcomeOf(results: readonly ContractResult[]): SwitchOutcome {
  if (!results.some(hasFailed)) return 'allSwitched'
  return results.every(hasFailed) ? 'allRefused' : 'someRefused'
}

/** The contracts whose letters come on paper. Leaves out ended ones, which cannot be changed. */
export const contractsOnPaper = (profile: CustomerProfile): Contract[] =>
  openContracts(profile).filter((contract) => !contract.isPaperlessCommunication)

export const idsOf = (contracts: readonly Contract[]): string[] =>
  contracts.map(({ contractId }) => contractId)
