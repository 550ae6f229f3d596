import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { german } from '@portal/text'
import type { TFunction } from 'i18next'
import type { ListedContract } from './found-contracts.ts'

/** What a row tells of a contract below its name, in its order. */
export function contractFacts(contract: Contract, t: TFunction): string[] {
  const { contractNumber, tariff, termStart, termEnd, paymentKind } = contract
  const term = contractTerm(contract)
  const date = german.formatDate(termStart)
  return [
    `${t('number')} ${contractNumber}`,
    tariff,
    t(term === 'upcoming' ? 'overview.from' : 'overview.since', { date }),
    termEnd && t(term === 'ended' ? 'term.ended' : 'term.ends', { date: german.formatDate(termEnd) }),
    t(`payments.${paymentKind}`),
  ].flatMap((fact) => fact || [])
}

const badges = { upcoming: 'term.upcoming', ending: 'term.ending', ended: 'term.over' } as const

/** All that a row shows, the title of its group, and how customers abbreviate a contract's number. */
export function shownWords(
  { contract, address = '' }: ListedContract,
  title: string,
  t: TFunction,
): string[] {
  const term = contractTerm(contract)
  return [
    title,
    contractDisplayName(contract),
    ...(term === 'running' ? [] : [t(badges[term])]),
    t('overview.search.numberShort'),
    ...contractFacts(contract, t),
    address,
  ]
}
