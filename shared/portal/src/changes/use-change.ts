import { useState } from 'react'
import { isShownInline } from '../refused-change.tsx'
import { useUndoOffer } from '../undo/undo-offer.ts'
import { useUnsavedInput } from '../use-portal.ts'
import { useBaseVersion } from './base-version.ts'
import { type FailureTexts, type ToastText, toastOf, useFailureToast } from './failure-toast.ts'
import { useRetryTime } from './retry-time.ts'
import { useSubmitOnce } from './submit-once.ts'
import { useResultToast } from './use-result-toast.ts'

export interface ChangeToasts extends FailureTexts {
  saved?: ToastText
}

export interface ChangeOptions<Values, Answer, Version> {
  mutation: {
    send: (values: Values, base: Version) => Promise<Answer>
    error: unknown
    isPending: boolean
  }
  /** Of what is stored now: a number, or all that a change needs of it. */
  version?: Version
  /** Whether the button counts down the wait after too many requests. */
  countsDown?: boolean
  toasts?: ChangeToasts | undefined
  /** Returns or resolves to `false` if the same may be submitted again. */
  onSaved?: (answer: Answer, values: Values) => unknown
  onFailed?: ((error: unknown, values: Values) => unknown) | undefined
}

/**
 * One change of the customer's data: submitted once, over the base version, with a toast for its result. The page cannot be
 * left while it runs. A failure is shown once: inline or, where nothing can be done about it or the page is gone, in a toast.
 */
export function useChange<Values = void, Answer = unknown, Version = unknown>(
  options: ChangeOptions<Values, Answer, Version>,
) {
  const { mutation, version, countsDown, toasts = {}, onSaved, onFailed } = options
  const { send, error, isPending } = mutation
  const retryTime = useRetryTime(error)
  const showResult = useResultToast()
  const offerUndo = useUndoOffer()
  const notifyOfFailure = useFailureToast(toasts)
  // Without a version none is sent.
  const base = useBaseVersion(version, error) as Version
  const [sent, setSent] = useState<{ base: Version; values: Values }>()
  const endSave = useUnsavedInput(isPending)

  const submit = useSubmitOnce(async (values: Values) => {
    setSent({ base, values })
    let answer: Answer
    try {
      answer = await send(values, base)
    } catch (error) {
      onFailed?.(error, values)
      notifyOfFailure(error)
      return false
    }
    endSave()
    const settled = offerUndo(answer, () => {
      showResult(toasts.saved ? { type: 'positive', ...toastOf(toasts.saved) } : undefined)
      return onSaved?.(answer, values)
    })
    return (await settled) !== false
  })

  return {
    submit,
    /** For `StepUp`: what was last sent, and how it is sent again after the customer has left the page. */
    submitted: sent?.values,
    resume: submit,
    /** What the form shows inline: null for a failure that a toast shows. */
    error: toasts.failed && !isShownInline(error) ? null : error,
    isPending,
    base,
    /** Whether what is stored was loaded again after the last attempt, so that a refusal can show it. */
    isReloaded: sent?.base !== version,
    /** When the button may be pressed again, in milliseconds since 1970. */
    availableAt: countsDown ? retryTime : undefined,
  }
}

/** What a dialog needs of a change. */
export type Change = Pick<ReturnType<typeof useChange>, 'error' | 'isPending' | 'availableAt'>
