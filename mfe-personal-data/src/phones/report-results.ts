import { BffError } from '@portal/bff-client'
import type { ContractResult, ItemResult } from '@portal/contracts'
import { hasFailed, usePortal, useResultToast } from '@portal/portal'
import { useTexts } from '@portal/text'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import type { PhonesView } from './phones-view.ts'

const isConflict = (error: unknown) =>
  error instanceof BffError && ['stale-version', 'not-found'].includes(error.code)

/** Reports a change of numbers in a toast and to the tracking; the dialog then shows what is stored now. */
export function useReportResults({ refresh }: PhonesView) {
  const { t } = useTexts(phoneDialogsTexts)
  const { track } = usePortal()
  const notify = useResultToast()

  return {
    /**
     * @returns whether nothing has failed
     */
    reportResults(
      results: readonly (ContractResult | ItemResult)[],
      { saved, partial }: { saved: string; partial: string },
    ): boolean {
      const isSucceeded = !results.some(hasFailed)
      track({ type: 'changePhoneNumber', isSucceeded })
      if (isSucceeded) notify({ type: 'positive', title: saved })
      else if (!results.every(hasFailed)) notify({ type: 'partial-positive', title: partial })
      else notify({ type: 'negative', title: t('failed') })
      refresh()
      return isSucceeded
    },
    onFailed(error: unknown) {
      track({ type: 'changePhoneNumber', isSucceeded: false })
      if (isConflict(error)) refresh()
    },
  }
}
