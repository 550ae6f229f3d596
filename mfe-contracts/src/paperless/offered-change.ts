import { type Contract, contractTerm } from '@portal/contracts'

export type LettersChange = 'toEmail' | 'toPaper'

/** The change that a contract offers for its letters. An ended contract offers none. */
export function offeredChange(contract: Contract): LettersChange | undefined {
  if (contractTerm(contract) === 'ended') return undefined
  return contract.isPaperlessCommunication ? 'toPaper' : 'toEmail'
}
