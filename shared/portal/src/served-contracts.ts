import { type Contract, type CustomerProfile, contractDisplayName } from '@portal/contracts'

/** The contracts of a profile that an item names. */
export const contractsOf = ({ contractData }: CustomerProfile, ids: readonly string[]): Contract[] =>
  contractData.contracts.filter(({ contractId }) => ids.includes(contractId))

/** „Für Ökostrom, Gas und 3 weitere Verträge“, no name twice; undefined for none. */
export function servedContracts(contracts: readonly Contract[]): string | undefined {
  if (contracts.length === 0) return undefined
  const shown = [...new Set(contracts.map(contractDisplayName))].slice(0, 2)
  const names = shown.join(', ')
  const more = contracts.length - shown.length
  if (more <= 0) return `Für ${names}`
  return more === 1 ? `Für ${names} und 1 weiteren Vertrag` : `Für ${names} und ${more} weitere Verträge`
}
