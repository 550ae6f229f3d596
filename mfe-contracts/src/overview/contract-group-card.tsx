import { contractDisplayName } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Card, StatusBadge, Verbatim } from '@portal/ui'
import { TermBadge } from '../term-badge.tsx'
import css from './contract-group-card.module.css'
import { ContractLinks } from './contract-links.tsx'
import type { ListedContract } from './listed-contracts.ts'
import { overviewTexts } from './overview.de.ts'
import { contractFacts } from './searchable-texts.ts'

interface ContractGroupCardProps {
  title: string
  listed: readonly ListedContract[]
  /** The query string of the list that shows these contracts. */
  search: string
}

/** The contracts of one group as a list. */
export function ContractGroupCard({ title, listed, search }: ContractGroupCardProps) {
  const { t } = useTexts(overviewTexts)
  const count = listed.length
  return (
    <Card title={title} badge={<StatusBadge>{t('count', { count })}</StatusBadge>}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without bullets needs the role in Safari. */}
      <ul role="list" className={css.rows}>
        {listed.map(({ contract, address }) => (
          <li key={contract.contractId} className={css.row}>
            <div className={css.texts}>
              <div className={css.name}>
                <h3>
                  <Verbatim>{contractDisplayName(contract)}</Verbatim>
                </h3>
                <TermBadge contract={contract} />
              </div>
              <p className={css.facts}>{contractFacts(contract).join(' · ')}</p>
              {address && (
                <p className={css.facts}>
                  <Verbatim>{address}</Verbatim>
                </p>
              )}
            </div>
            <div className={css.links}>
              <ContractLinks contract={contract} search={search} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
