import { type Contract, type ContractResult, contractDisplayName } from '@portal/contracts'
import type { ReactNode } from 'react'
import { ChangeResults, type OutcomeTexts } from './change-results.tsx'

interface ContractResultsProps {
  /** The contracts that the change is about. */
  contracts: readonly Contract[]
  /** Contracts that the change leaves as they are, and why. */
  unchanged?: readonly { contract: Contract; reason: string }[]
  /** Shown beside a contract's number, such as the present value. Empty shows nothing. */
  noteOf?: (contract: Contract) => string
  /** Empty before the change. */
  results?: readonly ContractResult[]
  /** „wird geändert“, „geändert“ and „nicht geändert“ if they are left out. */
  texts?: OutcomeTexts
  /** Retries the failed contracts. */
  onRetry?: (contractIds: string[]) => void
  retrying?: boolean
  /** A link to the service for lasting failures; without it every failed contract can be retried. */
  help?: ReactNode
}

/**
 * Lists the contracts of a change, and its results and reasons once it was made. The list is the same before the change,
 * after it and during a retry.
 */
export function ContractResults({
  contracts,
  unchanged = [],
  noteOf,
  results = [],
  texts,
  ...retry
}: ContractResultsProps) {
  const rowOf = (contract: Contract) => {
    const number = `Vertragsnummer ${contract.contractNumber}`
    const more = noteOf?.(contract)
    const note = more ? `${number} · ${more}` : number
    return { id: contract.contractId, name: contractDisplayName(contract), note }
  }
  const rows = contracts.map((contract) => {
    const { outcome, reason } = results.find(({ contractId }) => contractId === contract.contractId) ?? {}
    return { ...rowOf(contract), outcome, reason }
  })
  const done = rows.filter(({ outcome }) => outcome === 'success').length
  const verb = texts?.success ?? 'geändert'
  const summary =
    done === 0 ? `Für keinen Vertrag ${verb}` : `Für ${done} von ${rows.length} Verträgen ${verb}`
  return (
    <ChangeResults
      label="Verträge"
      rows={[
        ...rows,
        ...unchanged.map(({ contract, reason }) => ({ ...rowOf(contract), unchanged: reason })),
      ]}
      summary={results.length > 0 ? summary : undefined}
      texts={texts}
      {...retry}
    />
  )
}
