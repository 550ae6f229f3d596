import { type Contract, contractTerm, deepLinks, tenants } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, ExternalLink } from '@portal/ui'
import SquarePen from 'lucide-react/icons/square-pen'
import { brandAccount } from '../brand-account.ts'
import { CancellationLink } from '../cancellation-link.tsx'
import { contractTexts } from './contract.de.ts'
import css from './contract.module.css'

/** Links to the brand's own account, where customers manage a contract. */
export function ActionsCard({ contract }: { contract: Contract }) {
  const { t } = useTexts(contractTexts)
  const { config } = usePortal()
  const { tenantId } = contract
  const hasEnded = contractTerm(contract) === 'ended'
  const account = brandAccount(tenantId, config)
  const names = { service: account?.name, brand: tenants[tenantId].name }
  const managed = config[`contractManagementUrl${tenantId}`]
  return (
    <Card title={t('actions.title')} icon={<SquarePen />}>
      <p>{t(hasEnded ? 'actions.endedText' : 'actions.manageText', names)}</p>
      <div className={css.actions}>
        <ExternalLink className={buttonClass()} href={managed || account?.url} target="_blank">
          {t('actions.manage', names)}
        </ExternalLink>
        {!hasEnded && (
          <>
            <ExternalLink
              className={buttonClass('quiet')}
              href={deepLinks[tenantId].relocation}
              target="_blank"
            >
              {t('actions.move')}
            </ExternalLink>
            <CancellationLink contract={contract} variant="quiet">
              {t('actions.cancel')}
            </CancellationLink>
          </>
        )}
      </div>
    </Card>
  )
}
