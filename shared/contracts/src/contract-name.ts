import type { Contract } from './customer-profile.ts'

const areaNames: Record<string, string> = { energy: 'Energie' }

/** The business area of a contract in German; as it is stored, where there is no word for it. */
export const businessAreaName = (area: string): string => areaNames[area] ?? area

/** What a contract is called on screen: its product, else "<area>-Vertrag", else its number. */
export function contractDisplayName(
  contract: Pick<Contract, 'productName' | 'businessArea' | 'contractNumber'>,
): string {
  if (contract.productName) return contract.productName
  if (contract.businessArea) return `${businessAreaName(contract.businessArea)}-Vertrag`
  return contract.contractNumber
}
