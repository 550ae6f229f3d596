import type { Contract, ContractResult, PhoneItem } from '@portal/contracts'
import {
  ContractResults,
  contractsOf,
  mergeResults,
  openContracts,
  RefusalNotice,
  RouteLink,
  useChange,
} from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, buttonClass, Dialog } from '@portal/ui'
import { useState } from 'react'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { phonesOf, serving } from './phone-numbers.ts'
import { type PhoneUse, useSavePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'
import { useReportResults } from './report-results.ts'
import { shownNumber } from './shown-number.ts'

interface PhoneResultsProps {
  view: PhonesView
  /** The stored number after the change; none if it was a new one. */
  phone?: PhoneItem | undefined
  use: PhoneUse
  results: ContractResult[]
  /** Called when the customer closes the results, with whether any contract has the new number. */
  onDone: (isChanged: boolean) => void
}

/** The result of each contract, with a retry for those that failed. */
export function PhoneResults({ view, phone, use, results: first, onDone }: PhoneResultsProps) {
  const { profile, close } = view
  const { t } = useTexts(phoneDialogsTexts)
  const report = useReportResults(view)
  const change = useSavePhone(profile.tenantId)
  const [results, setResults] = useState(first)
  const isChanged = results.some((result) => result.outcome === 'success')
  const saved = t(phone ? 'saved' : 'added')

  const retry = useChange({
    mutation: {
      ...change,
      send: (ids: string[]) =>
        change.mutateAsync({
          ...use,
          contracts: ids.filter((id) => use.contracts.includes(id)),
          freed: ids.filter((id) => !use.contracts.includes(id)),
          phone,
        }),
    },
    toasts: { failed: t('failed') },
    onSaved(again) {
      const merged = mergeResults(results, again.results)
      setResults(merged)
      return report.reportResults(merged, { saved, partial: t('partial') })
    },
    onFailed: report.onFailed,
  })

  const asked = results.map(({ contractId }) => contractId)
  const unchanged = openContracts(profile).filter(({ contractId }) => !asked.includes(contractId))

  /** The numbers that it has now. */
  const noteOf = (contract: Contract) =>
    serving(phonesOf(profile, 'contract'), contract).map(german.formatPhone).join(', ')

  return (
    <Dialog
      title={t('resultsTitle')}
      onClose={close}
      actions={<Button onClick={() => onDone(isChanged)}>{t('done')}</Button>}
    >
      <RefusalNotice
        error={retry.error}
        stale={t('staleResult', { current: shownNumber(phone?.value ?? use.value) })}
        gone={t('gone')}
      />
      <p>{t('resultsNumber', { number: shownNumber(use.value) })}</p>
      {use.contact && <p>{t('resultsContact')}</p>}
      <ContractResults
        contracts={contractsOf(profile, asked)}
        unchanged={unchanged.map((contract) => ({ contract, reason: t('replaceKept.notChosen') }))}
        noteOf={noteOf}
        results={results}
        help={
          <RouteLink className={buttonClass('quiet')} to="help" replacesDialog>
            {t('service')}
          </RouteLink>
        }
        onRetry={retry.submit}
        retrying={change.isPending}
      />
    </Dialog>
  )
}
