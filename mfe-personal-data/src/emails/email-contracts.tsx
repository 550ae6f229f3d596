import type { Contract, ContractResult, CustomerProfile } from '@portal/contracts'
import { ContractResults, emailOfContract, PreloadLink, useLinkTo } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { loadHelpDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import { planOf } from './contract-plan.ts'
import type { EmailUses } from './email-form-schema.ts'
import { hasFailed } from './email-outcome.ts'

interface EmailContractsProps {
  uses: EmailUses
  /** What the customer saw before the change. */
  before: CustomerProfile
  /** What the customer sees beside the results. */
  after?: CustomerProfile
  results?: ContractResult[]
  onRetry?: (contractIds: string[]) => void
  retrying?: boolean
}

/** Every contract: what changes, what stays and why; after the change, what became of it and what can be tried again. */
export function EmailContracts({
  uses,
  before,
  after = before,
  results = [],
  ...retry
}: EmailContractsProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { changing, kept } = planOf(before, uses)

  function noteOf({ contractId }: Contract) {
    const stays = results.some((result) => result.contractId === contractId && hasFailed(result))
    const email = emailOfContract(stays ? after : before, contractId)?.value ?? t('emails.noAddress')
    const isChanging = !stays && changing.some((contract) => contract.contractId === contractId)
    return t(isChanging ? 'emails.formerly' : 'emails.presently', { email })
  }

  return (
    <ContractResults
      contracts={changing}
      kept={kept.map(({ contract, because }) => ({ contract, why: t(`emails.kept.${because}`) }))}
      noteOf={noteOf}
      results={results}
      help={
        <PreloadLink className={buttonClass('quiet')} to={linkTo(paths.help)} preload={loadHelpDialog}>
          {t('emails.service')}
        </PreloadLink>
      }
      {...retry}
    />
  )
}
