import type { ContractResult } from '@portal/contracts'
import { hasFailed, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { emailsSharedTexts } from './emails-shared.de.ts'

/** Shows the result of a change of addresses in a toast. */
export function useEmailToasts() {
  const { t } = useTexts(emailsSharedTexts)
  const { notify } = usePortal()
  const failed = () => notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
  return {
    /** @param isPartlyDone whether something else than the results was changed */
    notifyResults(results: readonly ContractResult[], isPartlyDone: boolean): void {
      if (!results.some(hasFailed)) notify({ type: 'positive', title: t('saved') })
      else if (!isPartlyDone && results.every(hasFailed)) failed()
      else notify({ type: 'partial-positive', ...t('partial', { returnObjects: true }) })
    },
    /** Nothing is changed yet: the customer must open the link in a mail. */
    notifyPending(email: string): void {
      notify({ type: 'partial-positive', title: t('confirmPlease', { email }) })
    },
  }
}
