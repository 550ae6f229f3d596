import type { ContractResult } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { emailsSharedTexts } from './emails-shared.de.ts'

export const hasFailed = ({ outcome }: ContractResult): boolean => outcome === 'failed'

/** The newer results in the place of the older ones for the same contract. */
export const mergeResults = (older: readonly ContractResult[], newer: readonly ContractResult[]) =>
  older.map((result) => newer.find(({ contractId }) => contractId === result.contractId) ?? result)

/** Tells in a toast what became of a change of addresses. */
export function useEmailOutcome() {
  const { t } = useTexts(emailsSharedTexts)
  const { notify } = usePortal()
  const failed = () => notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
  return {
    /** @param isPartlyDone something beside the results was changed for sure */
    tell(results: readonly ContractResult[], isPartlyDone: boolean): void {
      if (!results.some(hasFailed)) notify({ type: 'positive', title: t('saved') })
      else if (!isPartlyDone && results.every(hasFailed)) failed()
      else notify({ type: 'partial-positive', ...t('partial', { returnObjects: true }) })
    },
    /** Nothing is changed yet: the customer must open the link in a mail. */
    tellPending(email: string): void {
      notify({ type: 'partial-positive', title: t('confirmPlease', { email }) })
    },
  }
}
