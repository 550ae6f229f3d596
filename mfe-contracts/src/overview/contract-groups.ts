import { businessAreaName, contractTerm } from '@portal/contracts'
import type { ListedContract } from './found-contracts.ts'

export interface ContractGroup {
  key: string
  title: string
  listed: ListedContract[]
}

interface GroupTitles {
  /** For contracts without a business area. */
  further: string
  ended: string
}

/** By business area in alphabetical order, then those of no area, then those that are over. Empty groups are left out. */
export function groupContracts(
  listed: readonly ListedContract[],
  { further, ended }: GroupTitles,
): ContractGroup[] {
  const over = listed.filter(({ contract }) => contractTerm(contract) === 'ended')
  const others = listed.filter((one) => !over.includes(one))
  const areas = [...new Set(others.flatMap(({ contract }) => contract.businessArea || []))]
    .map((area) => ({ area, title: businessAreaName(area) }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'de'))
  const ofArea = (area: string) => others.filter(({ contract }) => (contract.businessArea || '') === area)
  return [
    ...areas.map(({ area, title }) => ({ key: `area ${area}`, title, listed: ofArea(area) })),
    { key: 'further', title: further, listed: ofArea('') },
    { key: 'ended', title: ended, listed: over },
  ].filter((group) => group.listed.length > 0)
}
