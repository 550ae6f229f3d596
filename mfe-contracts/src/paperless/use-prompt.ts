import type { ContractResult, CustomerProfile } from '@portal/contracts'
import {
  isShownInline,
  mergeResults,
  seenAddresses,
  usePortal,
  useResultToast,
  useUndoOffer,
  useUnsavedInput,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSwitchToEmail } from './paperless.api.ts'
import { paperlessTexts } from './paperless.de.ts'
import { type PromptEffect, type PromptEvent, type PromptState, promptMachine } from './prompt-machine.ts'
import { recordSkip, standingOf } from './skip-cookies.ts'
import { contractsOnPaper, idsOf, outcomeOf } from './switch-results.ts'
import { useRefetchOnReturn } from './use-refetch-on-return.ts'
import { useSwitchToasts } from './use-switch-toasts.ts'

/** The switch that the customer has requested, and its results so far. */
export interface Attempt {
  email: string
  contractIds: readonly string[]
  results: readonly ContractResult[]
}

/** Runs the state machine of the prompt and its effects. */
export function usePrompt(profile: CustomerProfile) {
  const { t } = useTexts(paperlessTexts)
  const { track } = usePortal()
  const notify = useResultToast()
  const offerUndo = useUndoOffer()
  const { notifyOfOutcome, notifyOfFailure } = useSwitchToasts()
  const call = useSwitchToEmail(profile.tenantId)
  const [state, setState] = useState<PromptState>('idle')
  useUnsavedInput(call.isPending)
  const [attempt, setAttempt] = useState<Attempt>()
  // A second click before the next render must see the new state.
  const current = useRef(state)
  const onPaper = idsOf(contractsOnPaper(profile))

  const effects: Record<Exclude<PromptEffect, 'switch'>, (error: unknown) => void> = {
    recordSkip: () => recordSkip(profile.tenantId, onPaper),
    notifyUnchanged: () => notify({ type: 'positive', title: t('unchanged') }),
    notifySwitched: () => notifyOfOutcome('allSwitched', t('switched')),
    notifyPartlySwitched: () => notifyOfOutcome('someRefused'),
    notifyFailed: (error) => notifyOfFailure(error),
    countSuccess: () => track({ type: 'switchToPaperlessContract', isSucceeded: true }),
    countFailure: () => track({ type: 'switchToPaperlessContract', isSucceeded: false }),
  }

  function send(event: PromptEvent, { wanted, error }: { wanted?: Attempt; error?: unknown } = {}) {
    const transition = promptMachine[current.current][event]
    if (!transition) return
    current.current = transition.to
    setState(transition.to)
    for (const effect of transition.effects) {
      if (effect !== 'switch') effects[effect](error)
      else if (wanted) void switchTo(wanted)
    }
  }

  async function switchTo({ email, contractIds, results: known }: Attempt) {
    const body = { email, contractIds: [...contractIds], seen: seenAddresses(profile, contractIds) }
    try {
      const response = await call.mutateAsync(body)
      const results = known.length > 0 ? mergeResults(known, response.results) : response.results
      setAttempt({ email, contractIds, results })
      offerUndo(response, () => send(outcomeOf(results)))
    } catch (error) {
      send('callFailed', { error })
    }
  }

  const standing = standingOf(profile.tenantId, onPaper)
  const sendStanding = useEffectEvent(send)
  useEffect(() => sendStanding(standing), [standing])
  useRefetchOnReturn(state === 'asking' || state === 'reminding' || state === 'choosing')

  return { state, attempt, onPaper, error: isShownInline(call.error) ? call.error : null, send }
}
