import { BffError, SessionEndedError } from '@portal/bff-client'
import { isShownInline, useIsShown, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { paperlessTexts } from './paperless.de.ts'
import type { SwitchOutcome } from './switch-results.ts'

/** Tells in a toast what became of a switch. */
export function useToldSwitch() {
  const { t } = useTexts(paperlessTexts)
  const { notify } = usePortal()
  const isShown = useIsShown()

  /** For when nothing is left of what the customer sent it with, and could tell it. */
  const unseenFailure = (error?: unknown) => {
    if (error instanceof SessionEndedError) return
    const isUnknown = error instanceof BffError && error.code === 'timeout'
    if (isUnknown) notify({ type: 'negative', ...t('unknown', { returnObjects: true }) })
    else notify({ type: 'negative', title: t('failed') })
  }
  /** @param error why there was no answer; none where every contract refused */
  const failure = (error?: unknown) => {
    if (!isShown()) unseenFailure(error)
    else if (!isShownInline(error)) notify({ type: 'negative', title: t('failed') })
  }
  return {
    failure,
    unseenFailure,
    /** @param done what is so now, if every contract took it */
    outcome(outcome: SwitchOutcome, done = ''): void {
      if (outcome === 'allSwitched') notify({ type: 'positive', title: done })
      else if (outcome === 'allRefused') failure()
      else notify({ type: 'partial-positive', ...t('partly', { returnObjects: true }) })
    },
  }
}
