import { type Contract, contractDisplayName, contractTerm } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass, VisuallyHidden } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { CancellationLink } from '../cancellation-link.tsx'
import { loadContractPage } from '../pages.ts'
import { paths } from '../paths.ts'

interface ContractLinksProps {
  contract: Contract
  /** That of the list's address, where it can be searched. */
  search?: string
}

/** Manage and cancel. Read out, each names its contract, because there may be many. */
export function ContractLinks({ contract, search }: ContractLinksProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { contractId, contractNumber: number } = contract
  const ofContract = (
    <VisuallyHidden>{t('ofContract', { name: contractDisplayName(contract), number })}</VisuallyHidden>
  )
  return (
    <>
      <PreloadLink
        className={buttonClass('secondary')}
        to={linkTo(paths.contract, { contractId })}
        preload={loadContractPage}
        state={{ list: search }}
      >
        <span>
          {t('manage')} {ofContract}
        </span>
      </PreloadLink>
      {contractTerm(contract) !== 'ended' && (
        <CancellationLink contract={contract} variant="quiet">
          {t('cancel')} {ofContract}
        </CancellationLink>
      )}
    </>
  )
}
