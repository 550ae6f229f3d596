import { type Contract, type CustomerProfile, contractDisplayName, contractTerm } from '@portal/contracts'

/** The contracts of a profile that an item names. */
export const contractsOf = ({ contractData }: CustomerProfile, ids: readonly string[]): Contract[] =>
  contractData.contracts.filter(({ contractId }) => ids.includes(contractId))

/** The contracts that can be changed: those that have not ended. */
export const openContracts = ({ contractData }: CustomerProfile): Contract[] =>
  contractData.contracts.filter((contract) => contractTerm(contract) !== 'ended')

/** Those of the contracts that can be changed. */
export const openIdsOf = (profile: CustomerProfile, ids: readonly string[]): string[] =>
  openContracts(profile)
    .map(({ contractId }) => contractId)
    .filter((id) => ids.includes(id))

/** „Für Ökostrom, Gas und 3 weitere Verträge“, no name twice; undefined for none. */
export function servedContracts(contracts: readonly Contract[]): string | undefined {
  if (contracts.length === 0) return undefined
  const shown = [...new Set(contracts.map(contractDisplayName))].slice(0, 2)
  const names = shown.join(', ')
  const more = contracts.length - shown.length
  if (more <= 0) return `Für ${names}`
  return more === 1 ? `Für ${names} und 1 weiteren Vertrag` : `Für ${names} und ${more} weitere Verträge`
}
