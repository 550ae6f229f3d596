import { type Contract, type ContractResult, contractDisplayName } from '@portal/contracts'
import type { ReactNode } from 'react'
import { ChangeResults, type OutcomeWords } from './change-results.tsx'

interface ContractResultsProps {
  /** The contracts that the change is about. */
  contracts: readonly Contract[]
  /** Contracts that the change leaves as they are, and why, in words. */
  kept?: readonly { contract: Contract; why: string }[]
  /** What stands beside a contract's number, such as the present value; nothing if it is empty. */
  noteOf?: (contract: Contract) => string
  /** What became of it; empty before the change. */
  results?: readonly ContractResult[]
  /** „wird geändert“, „geändert“ and „nicht geändert“ if they are left out. */
  words?: OutcomeWords
  /** Tries again for the contracts that failed, and only for them. */
  onRetry?: (contractIds: string[]) => void
  retrying?: boolean
  /** A link to people who can help where another try cannot; without it all that failed can be tried again. */
  help?: ReactNode
}

/**
 * Which contracts a change is about and, afterwards, which of them took it and which did not, and why. The same list
 * before, after and while what failed is tried again.
 */
export function ContractResults({
  contracts,
  kept = [],
  noteOf,
  results = [],
  words,
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
  const word = words?.success ?? 'geändert'
  const summary =
    done === 0 ? `Für keinen Vertrag ${word}` : `Für ${done} von ${rows.length} Verträgen ${word}`
  return (
    <ChangeResults
      label="Verträge"
      rows={[...rows, ...kept.map(({ contract, why }) => ({ ...rowOf(contract), kept: why }))]}
      summary={results.length > 0 ? summary : undefined}
      words={words}
      {...retry}
    />
  )
}
