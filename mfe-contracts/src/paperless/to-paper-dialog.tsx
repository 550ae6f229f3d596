import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { contractsInWords } from './contracts-in-words.ts'
import { LettersDialog } from './letters-dialog.tsx'
import { useSwitchToPaper } from './paperless.api.ts'
import { paperlessTexts } from './paperless.de.ts'
import { SwitchResults } from './switch-results-dialog.tsx'
import { useLetters } from './use-letters.ts'
import { useSwitch } from './use-switch.ts'

function ToPaper() {
  const { profile, contract, onClose } = useLetters()
  const { t } = useTexts(paperlessTexts)
  const call = useSwitchToPaper(profile.tenantId)
  const { results, save } = useSwitch({
    ask: (contractIds) => call.mutateAsync({ contractIds }),
    done: t('onPaper'),
    onClose,
  })

  if (results.length > 0)
    return (
      <SwitchResults
        profile={profile}
        intro={t('results.paper')}
        results={results}
        isPending={call.isPending}
        error={call.error}
        onRetry={save}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={t('toPaper.title')}
      onClose={onClose}
      actions={
        <>
          <Button busy={call.isPending} busyText={t('sending')} onClick={() => save([contract.contractId])}>
            {t('toPaper.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={call.error} stale={t('stale')} gone={t('gone')} />
      <p>{t('toPaper.text', { contracts: contractsInWords([contract]) })}</p>
      <p>{t('toPaper.free')}</p>
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
