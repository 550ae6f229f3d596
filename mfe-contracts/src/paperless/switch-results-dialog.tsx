import type { ContractResult, CustomerProfile } from '@portal/contracts'
import { ContractResults, contractsOf, PortalLink, RefusalNotice } from '@portal/portal'
import { Button, buttonClass, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { personalDataPaths } from '../personal-data-paths.ts'

interface SwitchResultsProps {
  profile: CustomerProfile
  /** How the letters come where it was switched. */
  intro: string
  results: readonly ContractResult[]
  isPending: boolean
  error: unknown
  onRetry: (contractIds: string[]) => void
  onClose: () => void
}

/** Which contracts were switched and which were not, and a second try for these. */
export function SwitchResults({ profile, intro, results, isPending, error, ...on }: SwitchResultsProps) {
  const { t } = useTranslation()
  const ids = results.map(({ contractId }) => contractId)
  return (
    <Dialog
      title={t('communication.results.title')}
      onClose={on.onClose}
      actions={<Button onClick={on.onClose}>{t('communication.results.done')}</Button>}
    >
      <RefusalNotice error={error} stale={t('communication.stale')} gone={t('communication.gone')} />
      {results.some(({ outcome }) => outcome === 'success') && <p>{intro}</p>}
      <ContractResults
        contracts={contractsOf(profile, ids)}
        results={results}
        words={t('communication.results.words', { returnObjects: true })}
        help={
          <PortalLink className={buttonClass('quiet')} to={personalDataPaths.help}>
            {t('communication.results.service')}
          </PortalLink>
        }
        onRetry={on.onRetry}
        retrying={isPending}
      />
    </Dialog>
  )
}
