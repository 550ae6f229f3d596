import type { Contract } from './customer-profile.ts'

const areaNames: Record<string, string> = { energy: 'Energie' }

/** The business area in German, or as it is stored if it has no German name. */
export const businessAreaName = (area: string): string => areaNames[area] ?? area

/** The name of a contract on screen: its product, else "<area>-Vertrag", else its number. */
export function contractDisplayName(
  contract: Pick<Contract, 'productName' | 'businessArea' | 'contractNumber'>,
): string {
  if (contract.productName) return contract.productName
  if (contract.businessArea) return `${businessAreaName(contract.businessArea)}-Vertrag`
  return contract.contractNumber
}
