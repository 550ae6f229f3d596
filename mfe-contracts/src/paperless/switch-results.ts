import { type Contract, type ContractResult, type CustomerProfile, contractTerm } from '@portal/contracts'

const hasFailed = ({ outcome }: ContractResult): boolean => outcome === 'failed'

/** The result for all contracts together. */
export type SwitchOutcome = 'allSwitched' | 'someRefused' | 'allRefused'

export function outcomeOf(results: readonly ContractResult[]): SwitchOutcome {
  if (!results.some(hasFailed)) return 'allSwitched'
  return results.every(hasFailed) ? 'allRefused' : 'someRefused'
}

/** Replaces older results by the newer ones for the same contract. */
export const mergeResults = (older: readonly ContractResult[], newer: readonly ContractResult[]) =>
  older.map((result) => newer.find(({ contractId }) => contractId === result.contractId) ?? result)

/** The contracts whose letters come on paper. Leaves out ended ones, which cannot be changed. */
export const contractsOnPaper = ({ contractData }: CustomerProfile): Contract[] =>
  contractData.contracts.filter(
    (contract) => !contract.isPaperlessCommunication && contractTerm(contract) !== 'ended',
  )

export const idsOf = (contracts: readonly Contract[]): string[] =>
  contracts.map(({ contractId }) => contractId)
