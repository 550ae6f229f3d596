import type { ContractResult, ItemResult, PhoneItem } from '@portal/contracts'
import { ContractResults, contractsOf, RefusalNotice, useChange } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { contractsWithout, isContact, namesOf } from './phone-numbers.ts'
import { mergeResults, usePhoneOutcome } from './phone-outcome.ts'
import { usesOf } from './phone-uses.ts'
import { useRemovePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'

interface RemovePhoneProps {
  view: PhonesView
  phone: PhoneItem
  onBack: () => void
}

/** Asks before a number goes, says what follows from it, and which contracts have not let it go. */
export function RemovePhone({ view, phone, onBack }: RemovePhoneProps) {
  const { profile, close } = view
  const { t } = useTexts(phoneDialogsTexts)
  const outcome = usePhoneOutcome(view)
  const removal = useRemovePhone(profile.tenantId)
  const [results, setResults] = useState<ContractResult[]>([])
  const isTried = results.length > 0
  const tried = results.map(({ contractId }) => contractId)
  const contracts = contractsOf(profile, isTried ? tried : phone.contracts)
  const without = contractsWithout(profile, phone)
  const words = t('removeWords', { returnObjects: true })
  const number = german.formatPhone(phone)

  const change = useChange({
    mutation: { ...removal, send: () => removal.mutateAsync(phone) },
    toasts: { failed: t('failed') },
    onSaved(answer) {
      const merged = isTried ? mergeResults(results, byContract(answer.results)) : byContract(answer.results)
      setResults(merged)
      const isDone = outcome.tell(merged, { success: t('removed'), partial: t('partialRemoval') })
      if (isDone) close()
      return isDone
    },
    onFailed: outcome.onFailed,
  })

  return (
    <Dialog
      title={t('removeTitle')}
      onClose={close}
      onBack={isTried ? undefined : onBack}
      actions={
        isTried ? (
          <Button key="done" onClick={close}>
            {t('done')}
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              busy={removal.isPending}
              busyText={t('removing')}
              onClick={() => change.submit()}
            >
              {t('removeConfirm')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('cancel')}
            </Button>
          </>
        )
      }
    >
      <RefusalNotice
        error={removal.error}
        stale={t('staleRemoval', { current: number, uses: usesOf(profile, phone) })}
        gone={t('gone')}
      />
      {!isTried && (
        <>
          <p>
            {t('removeText', { number })} {isContact(profile, phone) && t('removeContact')}
          </p>
          {without.length > 0 && (
            <Notice kind="warning">{t('removeLast', { names: namesOf(without) })}</Notice>
          )}
        </>
      )}
      {contracts.length > 0 && (
        <ContractResults
          contracts={contracts}
          results={results}
          words={words}
          onRetry={() => change.submit()}
          retrying={removal.isPending}
        />
      )}
    </Dialog>
  )
}

const byContract = (results: readonly ItemResult[]): ContractResult[] =>
  results.flatMap(({ contractId, outcome, reason }) =>
    contractId ? [{ contractId, outcome, ...(reason && { reason }) }] : [],
  )
