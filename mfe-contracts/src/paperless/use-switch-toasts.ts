import { useFailureToast, useResultToast } from '@portal/portal'
import { useTexts } from '@portal/text'
import { paperlessTexts } from './paperless.de.ts'
import type { SwitchOutcome } from './switch-results.ts'

/** Shows the result of a switch in a toast. */
export function useSwitchToasts() {
  const { t } = useTexts(paperlessTexts)
  const notify = useResultToast()
  const texts = { failed: t('failed'), unknown: t('unknown', { returnObjects: true }) }
  const notifyOfFailure = useFailureToast(texts)
  return {
    texts,
    notifyOfFailure,
    /** @param done the toast if all contracts were switched */
    notifyOfOutcome(outcome: SwitchOutcome, done = ''): void {
      if (outcome === 'allSwitched') notify({ type: 'positive', title: done })
      else if (outcome === 'allRefused') notifyOfFailure(undefined)
      else notify({ type: 'partial-positive', ...t('partly', { returnObjects: true }) })
    },
  }
}
