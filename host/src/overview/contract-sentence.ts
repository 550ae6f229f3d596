import { type Contract, contractTerm } from '@portal/contracts'
import { overviewTexts } from './overview.de.ts'

const WORDS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]

/** A number of things in running text: up to twelve as a word. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count)

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What is true of the contracts, with the number of points that wait for the customer. */
export function contractSentence(contracts: readonly Contract[], open: number, brand: string): string {
  const { t } = overviewTexts
  if (contracts.length === 0) return t('sentence.noContract', { brand })
  const terms = contracts.map((contract) => ({ contract, term: contractTerm(contract) }))
  const running = terms.filter(({ term }) => term === 'running' || term === 'ending')
  const upcoming = terms.filter(({ term }) => term === 'upcoming').length
  const paper = running.filter(({ contract }) => !contract.isPaperlessCommunication).length
  const facts = (name: 'running' | 'upcoming' | 'ended' | 'paper' | 'allPaper', count: number) =>
    count > 0 ? [t(`sentence.${name}`, { count, number: numberWord(count) })] : []
  const parts = [
    ...facts('running', running.length),
    ...facts(paper === running.length ? 'allPaper' : 'paper', paper),
    ...facts('upcoming', upcoming),
  ]
  const said = (parts.length > 0 ? parts : facts('ended', contracts.length)).join(', ')
  return open === 0
    ? t('sentence.calm', { contracts: said })
    : t('sentence.open', { count: open, number: capitalised(numberWord(open)), contracts: said })
}
