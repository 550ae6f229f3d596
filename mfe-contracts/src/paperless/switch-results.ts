import { type Contract, type ContractResult, type CustomerProfile, contractTerm } from '@portal/contracts'

const hasFailed = ({ outcome }: ContractResult): boolean => outcome === 'failed'

/** What became of all contracts together. */
export type SwitchOutcome = 'allSwitched' | 'someRefused' | 'allRefused'

export function outcomeOf(results: readonly ContractResult[]): SwitchOutcome {
  if (!results.some(hasFailed)) return 'allSwitched'
  return results.every(hasFailed) ? 'allRefused' : 'someRefused'
}

/** The newer results in the place of the older ones for the same contract. */
export const mergeResults = (older: readonly ContractResult[], newer: readonly ContractResult[]) =>
  older.map((result) => newer.find(({ contractId }) => contractId === result.contractId) ?? result)

/** The contracts whose letters come on paper. Those that have ended can not be changed any more. */
export const contractsOnPaper = ({ contractData }: CustomerProfile): Contract[] =>
  contractData.contracts.filter(
    (contract) => !contract.isPaperlessCommunication && contractTerm(contract) !== 'ended',
  )

export const idsOf = (contracts: readonly Contract[]): string[] =>
  contracts.map(({ contractId }) => contractId)
