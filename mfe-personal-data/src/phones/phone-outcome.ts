import { BffError } from '@portal/bff-client'
import type { ContractResult, ItemResult } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import type { PhonesView } from './phones-view.ts'

type Result = ContractResult | ItemResult

interface Words {
  success: string
  partial: string
}

export const hasFailed = ({ outcome }: Result) => outcome === 'failed'

const othersWereFaster = (error: unknown) =>
  error instanceof BffError && ['stale-version', 'not-found'].includes(error.code)

/** Tells what became of a change of numbers, and counts it; the dialog then shows what is stored now. */
export function usePhoneOutcome({ refresh }: PhonesView) {
  const { t } = useTexts(phoneDialogsTexts)
  const { notify, track } = usePortal()

  return {
    /**
     * @param isPartlyDone something beside the results was changed for sure
     * @returns whether nothing has failed
     */
    tell(results: readonly Result[], { success, partial }: Words, isPartlyDone = false): boolean {
      const isSucceeded = !results.some(hasFailed)
      track({ type: 'changePhoneNumber', isSucceeded })
      if (isSucceeded) notify({ type: 'positive', title: success })
      else if (isPartlyDone || !results.every(hasFailed)) notify({ type: 'partial-positive', title: partial })
      else notify({ type: 'negative', title: t('failed') })
      refresh()
      return isSucceeded
    },
    onFailed(error: unknown) {
      track({ type: 'changePhoneNumber', isSucceeded: false })
      if (othersWereFaster(error)) refresh()
    },
  }
}

/** The newer results in the place of the older ones for the same contract. */
export const mergeResults = <One extends Result>(older: readonly One[], newer: readonly One[]): One[] =>
  older.map((result) => newer.find((one) => isSame(one, result)) ?? result)

const isSame = (one: Result, other: Result) =>
  one.contractId === other.contractId &&
  ('id' in one ? one.id : undefined) === ('id' in other ? other.id : undefined)
