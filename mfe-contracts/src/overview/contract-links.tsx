import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, VisuallyHidden } from '@portal/ui'
import { CancellationLink } from '../cancellation-link.tsx'
import { contractsTexts } from '../texts.de.ts'

interface ContractLinksProps {
  contract: Contract
  /** The query string of the list, if it can be searched. */
  search?: string
}

/** Links to manage and to cancel. Screen readers get the contract's name with each. */
export function ContractLinks({ contract, search }: ContractLinksProps) {
  const { t } = useTexts(contractsTexts)
  const { contractId, contractNumber: number } = contract
  const ofContract = (
    <VisuallyHidden>{t('ofContract', { name: contractDisplayName(contract), number })}</VisuallyHidden>
  )
  return (
    <>
      <RouteLink
        className={buttonClass('quiet')}
        to="contract"
        params={{ contractId }}
        state={{ list: search }}
      >
        <span>
          {t('manage')} {ofContract}
        </span>
      </RouteLink>
      {contractTerm(contract) !== 'ended' && (
        <CancellationLink contract={contract} variant="quiet">
          {t('cancel')} {ofContract}
        </CancellationLink>
      )}
    </>
  )
}
