import type { ContractResult } from '@portal/contracts'
import { useChange } from '@portal/portal'
import { useState } from 'react'
import { mergeResults, outcomeOf } from './switch-results.ts'
import { useSwitchToasts } from './use-switch-toasts.ts'

interface Switch {
  mutation: { error: unknown; isPending: boolean }
  send: (contractIds: string[]) => Promise<{ results: ContractResult[] }>
  /** What is so now, if every contract took it. */
  done: string
  onOutcome?: (isSucceeded: boolean) => void
  onClose: () => void
}

/** One switch of some contracts, with a toast for its result; what is refused stays to be read and tried again. */
export function useSwitchWithToast({ mutation, send, done, onOutcome, onClose }: Switch) {
  const { texts, notifyOfOutcome } = useSwitchToasts()
  const [results, setResults] = useState<ContractResult[]>([])
  const change = useChange({
    mutation: { ...mutation, send },
    toasts: texts,
    onSaved(answer) {
      const merged = results.length > 0 ? mergeResults(results, answer.results) : answer.results
      const outcome = outcomeOf(merged)
      const isSucceeded = outcome === 'allSwitched'
      onOutcome?.(isSucceeded)
      notifyOfOutcome(outcome, done)
      if (isSucceeded) onClose()
      else setResults(merged)
      return isSucceeded
    },
    onFailed: () => onOutcome?.(false),
  })
  return { results, change }
}
