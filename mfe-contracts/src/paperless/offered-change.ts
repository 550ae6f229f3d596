import { type Contract, contractTerm } from '@portal/contracts'

export type LettersChange = 'toEmail' | 'toPaper'

/** How the letters of a contract can come instead; those of one that is over stay as they came. */
export function offeredChange(contract: Contract): LettersChange | undefined {
  if (contractTerm(contract) === 'ended') return undefined
  return contract.isPaperlessCommunication ? 'toPaper' : 'toEmail'
}
