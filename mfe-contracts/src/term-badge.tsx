import { type Contract, contractTerm } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { StatusBadge } from '@portal/ui'
import { contractsTexts } from './texts.de.ts'

/** The badge of a contract that is not simply running. */
export const termBadges = {
  running: undefined,
  upcoming: { kind: 'brand', text: 'term.upcoming' },
  ending: { kind: 'warning', text: 'term.ending' },
  ended: { kind: 'neutral', text: 'term.over' },
} as const

export function TermBadge({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractsTexts)
  const badge = termBadges[contractTerm(contract)]
  return badge && <StatusBadge kind={badge.kind}>{t(badge.text)}</StatusBadge>
}
