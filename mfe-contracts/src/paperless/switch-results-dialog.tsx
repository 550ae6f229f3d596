import { type ContractResult, type CustomerProfile, portalPaths } from '@portal/contracts'
import { ContractResults, contractsOf, PortalLink, RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, buttonClass, Dialog } from '@portal/ui'
import { paperlessTexts } from './paperless.de.ts'

interface SwitchResultsProps {
  profile: CustomerProfile
  /** How the letters of the switched contracts come. */
  intro: string
  results: readonly ContractResult[]
  isPending: boolean
  error: unknown
  onRetry: (contractIds: string[]) => void
  onClose: () => void
}

/** The result for each contract, with a retry for refused ones. */
export function SwitchResults({ profile, intro, results, isPending, error, ...on }: SwitchResultsProps) {
  const { t } = useTexts(paperlessTexts)
  const ids = results.map(({ contractId }) => contractId)
  return (
    <Dialog
      title={t('results.title')}
      onClose={on.onClose}
      actions={<Button onClick={on.onClose}>{t('results.done')}</Button>}
    >
      <RefusalNotice error={error} stale={t('stale')} gone={t('gone')} />
      {results.some(({ outcome }) => outcome === 'success') && <p>{intro}</p>}
      <ContractResults
        contracts={contractsOf(profile, ids)}
        results={results}
        texts={t('results.texts', { returnObjects: true })}
        help={
          <PortalLink className={buttonClass('quiet')} to={portalPaths.help}>
            {t('results.service')}
          </PortalLink>
        }
        onRetry={on.onRetry}
        retrying={isPending}
      />
    </Dialog>
  )
}
