import { type Contract, type ContractResult, type CustomerProfile, contractTerm } from '@portal/contracts'

import { hasFailed } from '@portal/portal'

/** The result for all contracts together. */
export type SwitchOutcome = 'allSwitched' | 'someRefused' | 'allRefused'

export function outcomeOf(results: readonly ContractResult[]): SwitchOutcome {
  if (!results.some(hasFailed)) return 'allSwitched'
  return results.every(hasFailed) ? 'allRefused' : 'someRefused'
}

/** The contracts whose letters come on paper. Leaves out ended ones, which cannot be changed. */
export const contractsOnPaper = ({ contractData }: CustomerProfile): Contract[] =>
  contractData.contracts.filter(
    (contract) => !contract.isPaperlessCommunication && contractTerm(contract) !== 'ended',
  )

export const idsOf = (contracts: readonly Contract[]): string[] =>
  contracts.map(({ contractId }) => contractId)
