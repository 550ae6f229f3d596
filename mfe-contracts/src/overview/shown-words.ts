import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { german } from '@portal/text'
import { termBadges } from '../term-badge.tsx'
import { contractsTexts } from '../texts.de.ts'
import type { ListedContract } from './listed-contracts.ts'
import { overviewTexts } from './overview.de.ts'

/** What a row tells of a contract below its name, in its order. */
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

/** All that a row shows, the title of its group, and how customers abbreviate a contract's number. */
export function shownWords({ contract, address = '' }: ListedContract, title: string): string[] {
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
