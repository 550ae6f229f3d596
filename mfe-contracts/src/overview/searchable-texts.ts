import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { german } from '@portal/text'
import { termBadges } from '../term-badge.tsx'
import { contractsTexts } from '../texts.de.ts'
import type { ListedContract } from './listed-contracts.ts'
import { overviewTexts } from './overview.de.ts'

/** The facts in a contract's row, in order. */
export function contractFacts(contract: Contract): string[] {
  const { contractNumber, tariff, termStart, termEnd, paymentKind } = contract
  const term = contractTerm(contract)
  const date = german.formatDate(termStart)
  return [
    `${contractsTexts.t('number')} ${contractNumber}`,
    tariff,
    overviewTexts.t(term === 'upcoming' ? 'from' : 'since', { date }),
    termEnd &&
      contractsTexts.t(term === 'ended' ? 'term.ended' : 'term.ends', { date: german.formatDate(termEnd) }),
    contractsTexts.t(`payments.${paymentKind}`),
  ].flatMap((fact) => fact || [])
}

/** Every text that the search covers: the row, the title of its group and the short form of „Vertragsnummer“. */
export function searchableTexts({ contract, address = '' }: ListedContract, title: string): string[] {
  const badge = termBadges[contractTerm(contract)]
  return [
    title,
    contractDisplayName(contract),
    ...(badge ? [contractsTexts.t(badge.text)] : []),
    overviewTexts.t('search.numberShort'),
    ...contractFacts(contract),
    address,
  ]
}
