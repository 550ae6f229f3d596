import type { ContractResult } from '@portal/contracts'
import { mergeResults, useChange } from '@portal/portal'
import { useState } from 'react'
import { outcomeOf } from './switch-results.ts'
import { useSwitchToasts } from './use-switch-toasts.ts'

interface Switch {
  mutation: { error: unknown; isPending: boolean }
  send: (contractIds: string[]) => Promise<{ results: ContractResult[] }>
  /** The toast if all contracts were switched. */
  done: string
  onOutcome?: (isSucceeded: boolean) => void
  onClose: () => void
}

/** Switches contracts and shows a toast. Refused contracts stay in `results` for a retry. */
export function useSwitchWithToast({ mutation, send, done, onOutcome, onClose }: Switch) {
  const { texts, notifyOfOutcome } = useSwitchToasts()
  const [results, setResults] = useState<ContractResult[]>([])
  const change = useChange({
    mutation: { ...mutation, send },
    toasts: texts,
    onSaved(response) {
      const merged = results.length > 0 ? mergeResults(results, response.results) : response.results
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
