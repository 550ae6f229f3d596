import type { ContractResult, ItemResult, PhoneItem } from '@portal/contracts'
import { ConfirmDialog, ContractResults, contractsOf, mergeResults, useChange } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { useState } from 'react'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { contractsWithout, isContact, namesOf } from './phone-numbers.ts'
import { usesOf } from './phone-uses.ts'
import { useRemovePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { useReportResults } from './report-results.ts'

interface RemovePhoneProps {
  view: PhonesView
  phone: PhoneItem
  onBack: () => void
}

/** Asks for confirmation before a number is removed, shows the effects, and then the contracts that failed. */
export function RemovePhone({ view, phone, onBack }: RemovePhoneProps) {
  const { profile, close } = view
  const { t } = useTexts(phoneDialogsTexts)
  const report = useReportResults(view)
  const removal = useRemovePhone(profile.tenantId)
  const [results, setResults] = useState<ContractResult[]>([])
  const isTried = results.length > 0
  const tried = results.map(({ contractId }) => contractId)
  const contracts = contractsOf(profile, isTried ? tried : phone.contracts)
  const without = contractsWithout(profile, phone)
  const texts = t('removeTexts', { returnObjects: true })
  const number = german.formatPhone(phone)

  const change = useChange({
    mutation: { ...removal, send: () => removal.mutateAsync(phone) },
    toasts: { failed: t('failed') },
    onSaved(answer) {
      const merged = isTried ? mergeResults(results, byContract(answer.results)) : byContract(answer.results)
      setResults(merged)
      const isDone = report.reportResults(merged, { saved: t('removed'), partial: t('partialRemoval') })
      if (isDone) close()
      return isDone
    },
    onFailed: report.onFailed,
  })

  return (
    <ConfirmDialog
      change={change}
      texts={{ title: t('removeTitle'), save: t('removeConfirm'), saving: t('removing') }}
      variant="danger"
      done={isTried ? t('done') : undefined}
      stale={t('staleRemoval', { current: number, uses: usesOf(profile, phone) })}
      gone={t('gone')}
      onConfirm={change.submit}
      onBack={onBack}
      onClose={close}
    >
      {!isTried && (
        <>
          <p>
            {t('removeText', { number })} {isContact(profile, phone) && <span>{t('removeContact')}</span>}
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
          texts={texts}
          onRetry={() => change.submit()}
          retrying={change.isPending}
        />
      )}
    </ConfirmDialog>
  )
}

const byContract = (results: readonly ItemResult[]): ContractResult[] =>
  results.flatMap(({ contractId, outcome, reason }) =>
    contractId ? [{ contractId, outcome, ...(reason && { reason }) }] : [],
  )
