import type { ContractResult } from '@portal/contracts'
import { useSubmitOnce } from '@portal/portal'
import { useState } from 'react'
import { mergeResults, outcomeOf } from './switch-results.ts'
import { useToldSwitch } from './use-told-switch.ts'

interface Switch {
  ask: (contractIds: string[]) => Promise<{ results: ContractResult[] }>
  /** What is so now, if every contract took it. */
  done: string
  onOutcome?: (isSucceeded: boolean) => void
  onClose: () => void
}

/** One switch of some contracts; what is refused stays to be read and tried again. */
export function useSwitch({ ask, done, onOutcome, onClose }: Switch) {
  const tell = useToldSwitch()
  const [results, setResults] = useState<ContractResult[]>([])

  const save = useSubmitOnce(async (contractIds: string[]) => {
    try {
      const answer = await ask(contractIds)
      const merged = results.length > 0 ? mergeResults(results, answer.results) : answer.results
      const outcome = outcomeOf(merged)
      const isSucceeded = outcome === 'allSwitched'
      onOutcome?.(isSucceeded)
      tell.outcome(outcome, done)
      if (isSucceeded) onClose()
      else setResults(merged)
      return isSucceeded
    } catch (error) {
      onOutcome?.(false)
      tell.failure(error)
      return false
    }
  })
  return { results, save }
}
