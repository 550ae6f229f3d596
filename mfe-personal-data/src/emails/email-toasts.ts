import type { ContractResult } from '@portal/contracts'
import { hasFailed, useResultToast } from '@portal/portal'
import { useTexts } from '@portal/text'
import { emailsSharedTexts } from './emails-shared.de.ts'

/** Shows the result of a change of addresses in a toast. */
export function useEmailToasts() {
  const { t } = useTexts(emailsSharedTexts)
  const notify = useResultToast()
  const failed = () => notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
  return {
    /** Of the contracts; the dialog says whether the address serves advertising. */
    notifyResults(results: readonly ContractResult[]): void {
      if (!results.some(hasFailed)) notify({ type: 'positive', title: t('saved') })
      else if (results.every(hasFailed)) failed()
      else notify({ type: 'partial-positive', ...t('partial', { returnObjects: true }) })
    },
    /** Nothing is changed yet: the customer must open the link in a mail. */
    notifyPending(email: string): void {
      notify({ type: 'partial-positive', title: t('confirmPlease', { email }) })
    },
  }
}
