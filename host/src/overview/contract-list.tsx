import {
  type Contract,
  contractDisplayName,
  contractPath,
  contractTerm,
  portalPaths,
} from '@portal/contracts'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, LinkRow, LinkRows, Verbatim } from '@portal/ui'
import FileText from 'lucide-react/icons/file-text'
import Flame from 'lucide-react/icons/flame'
import Heater from 'lucide-react/icons/heater'
import Zap from 'lucide-react/icons/zap'
import { Link } from 'react-router'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { overviewTexts } from './overview.de.ts'
import css from './overview.module.css'

const MOST = 6

const icons = { electricity: Zap, gas: Flame, heat: Heater, other: FileText }

/** The contracts that run or will, each with number and kind. Many are shortened to the first ones. */
export function ContractList({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTexts(overviewTexts)
  const prefetch = usePrefetch()
  const present = contracts.filter((contract) => contractTerm(contract) !== 'ended')

  /** The name and what else is known; a contract without a name has its number instead. */
  function textsOf(contract: Contract) {
    const { contractNumber, termStart, termEnd, isPaperlessCommunication } = contract
    const term = contractTerm(contract)
    const name = contractDisplayName(contract)
    const number = t('contracts.number', { number: contractNumber })
    const hasName = name !== contractNumber
    const facts = [
      hasName && number,
      term === 'upcoming' && t('contracts.begins', { date: german.formatDate(termStart) }),
      term === 'ending' && termEnd && t('contracts.ends', { date: german.formatDate(termEnd) }),
      !isPaperlessCommunication && t('contracts.paper'),
    ]
    return { value: <Verbatim>{hasName ? name : number}</Verbatim>, hint: facts.filter(Boolean).join(' · ') }
  }

  return (
    <Card
      title={t('contracts.title')}
      actions={
        contracts.length > Math.min(present.length, MOST) && (
          <Link
            className={buttonClass('quiet')}
            to={portalPaths.contracts}
            {...prefetch(portalPaths.contracts)}
          >
            {t('contracts.all', { count: contracts.length })}
          </Link>
        )
      }
    >
      {present.length === 0 && <p>{t('contracts.none')}</p>}
      <LinkRows>
        {present.slice(0, MOST).map((contract) => {
          const kind = contract.commodity ?? 'other'
          const Icon = icons[kind]
          const path = contractPath(contract.contractId)
          return (
            <LinkRow
              key={contract.contractId}
              icon={
                <span className={css.commodity} data-commodity={kind}>
                  <Icon aria-hidden />
                </span>
              }
              label={t(`contracts.${kind}`)}
              {...textsOf(contract)}
              link={(row) => <Link to={path} {...prefetch(path)} {...row} />}
            />
          )
        })}
      </LinkRows>
    </Card>
  )
}
