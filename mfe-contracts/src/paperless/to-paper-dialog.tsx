import { RefusalNotice } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { contractsInWords } from './contracts-in-words.ts'
import { LettersDialog } from './letters-dialog.tsx'
import { useSwitchToPaper } from './paperless.api.ts'
import { SwitchResults } from './switch-results-dialog.tsx'
import { useLetters } from './use-letters.ts'
import { useSwitch } from './use-switch.ts'

function ToPaper() {
  const { profile, contract, onClose } = useLetters()
  const { t } = useTranslation()
  const call = useSwitchToPaper(profile.tenantId)
  const { results, save } = useSwitch({
    ask: (contractIds) => call.mutateAsync({ contractIds }),
    done: t('communication.onPaper'),
    onClose,
  })

  if (results.length > 0)
    return (
      <SwitchResults
        profile={profile}
        intro={t('communication.results.paper')}
        results={results}
        isPending={call.isPending}
        error={call.error}
        onRetry={save}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={t('communication.toPaper.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            busy={call.isPending}
            busyText={t('communication.sending')}
            onClick={() => save([contract.contractId])}
          >
            {t('communication.toPaper.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('communication.cancel')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={call.error} stale={t('communication.stale')} gone={t('communication.gone')} />
      <p>{t('communication.toPaper.text', { contracts: contractsInWords(t, [contract]) })}</p>
      <p>{t('communication.toPaper.free')}</p>
    </Dialog>
  )
}

/** Letters of this contract on paper again. */
export default function ToPaperDialog() {
  return (
    <LettersDialog change="toPaper">
      <ToPaper />
    </LettersDialog>
  )
}
