import { ConfirmDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { formatContractNames } from './contract-names.ts'
import { LettersDialog, useLetters } from './letters-dialog.tsx'
import { useSwitchToPaper } from './paperless.api.ts'
import { paperlessTexts } from './paperless.de.ts'
import { SwitchResults } from './switch-results-dialog.tsx'
import { useSwitchWithToast } from './use-switch.ts'

function ToPaper() {
  const { profile, contract, onClose } = useLetters()
  const { t } = useTexts(paperlessTexts)
  const call = useSwitchToPaper(profile.tenantId)
  const { results, change } = useSwitchWithToast({
    mutation: call,
    send: (contractIds) => call.mutateAsync({ contractIds }),
    done: t('onPaper'),
    onClose,
  })

  if (results.length > 0)
    return (
      <SwitchResults
        profile={profile}
        intro={t('results.paper')}
        results={results}
        isPending={change.isPending}
        error={change.error}
        onRetry={change.submit}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      change={change}
      texts={{ title: t('toPaper.title'), save: t('toPaper.confirm'), saving: t('sending') }}
      stale={t('stale')}
      gone={t('gone')}
      onConfirm={() => change.submit([contract.contractId])}
      onClose={onClose}
    >
      <p>{t('toPaper.text', { contracts: formatContractNames([contract]) })}</p>
      <p>{t('toPaper.free')}</p>
    </ConfirmDialog>
  )
}

/** Switches the letters of a contract to paper. */
export default function ToPaperDialog() {
  return (
    <LettersDialog change="toPaper">
      <ToPaper />
    </LettersDialog>
  )
}
