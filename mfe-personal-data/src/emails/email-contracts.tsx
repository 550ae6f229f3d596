import type { Contract, ContractResult, CustomerProfile } from '@portal/contracts'
import { ContractResults, emailOfContract, hasFailed, RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import { planOf } from './contract-plan.ts'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import type { EmailUses } from './email-form-schema.ts'

interface EmailContractsProps {
  uses: EmailUses
  /** The profile before the change. */
  before: CustomerProfile
  /** The profile beside the results. */
  after?: CustomerProfile
  results?: ContractResult[]
  onRetry?: (contractIds: string[]) => void
  retrying?: boolean
}

/** Lists every contract with its change, or with the reason why it stays; after the change with its result and a retry. */
export function EmailContracts({
  uses,
  before,
  after = before,
  results = [],
  ...retry
}: EmailContractsProps) {
  const { t } = useTexts(emailDialogsTexts)
  const { changing, unchanged } = planOf(before, uses)

  function noteOf({ contractId }: Contract) {
    const stays = results.some((result) => result.contractId === contractId && hasFailed(result))
    const email = emailOfContract(stays ? after : before, contractId)?.value ?? t('noAddress')
    const isChanging = !stays && changing.some((contract) => contract.contractId === contractId)
    return t(isChanging ? 'formerly' : 'presently', { email })
  }

  return (
    <ContractResults
      contracts={changing}
      unchanged={unchanged.map(({ contract, because }) => ({ contract, reason: t(`unchanged.${because}`) }))}
      noteOf={noteOf}
      results={results}
      help={
        <RouteLink className={buttonClass('quiet')} to="help" replacesDialog>
          {t('service')}
        </RouteLink>
      }
      {...retry}
    />
  )
}
