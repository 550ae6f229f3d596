import { BffError, SessionEndedError } from '@portal/bff-client'
import { useState } from 'react'
import { useIsShown } from '../is-shown.ts'
import { isShownInline } from '../refused-change.tsx'
import { usePortal } from '../use-portal.ts'
import { useBaseVersion } from './base-version.ts'
import { useRetryTime } from './retry-time.ts'
import { useSubmitOnce } from './submit-once.ts'

type ToastText = string | { title: string; content?: string }

export interface ChangeToasts {
  saved?: ToastText
  /** For a failure that is not shown inline. Left out where every failure is. */
  failed?: ToastText
  /** For a time-out after the customer has closed the dialog. */
  unknown?: ToastText
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

const toastOf = (text: ToastText) => (typeof text === 'string' ? { title: text } : text)

/**
 * One change of the customer's data: submitted once, over the base version, with a toast for its result. A failure is
 * shown inline or, where nothing can be done about it or the dialog is closed, in a toast.
 */
export function useChange<Values = void, Answer = unknown, Version = unknown>(
  options: ChangeOptions<Values, Answer, Version>,
) {
  const { mutation, version, countsDown, toasts = {}, onSaved, onFailed } = options
  const { send, error, isPending } = mutation
  const retryTime = useRetryTime(error)
  const { notify } = usePortal()
  const isShown = useIsShown()
  // Without a version none is sent.
  const base = useBaseVersion(version, error) as Version
  const [sent, setSent] = useState<{ base: Version }>()

  function notifyOfFailure(error: unknown) {
    if (isShown() ? isShownInline(error) : error instanceof SessionEndedError) return
    const isUnknown = error instanceof BffError && error.code === 'timeout'
    const text = (isUnknown && toasts.unknown) || toasts.failed
    if (text) notify({ type: 'negative', ...toastOf(text) })
  }

  const submit = useSubmitOnce(async (values: Values) => {
    setSent({ base })
    let answer: Answer
    try {
      answer = await send(values, base)
    } catch (error) {
      onFailed?.(error, values)
      notifyOfFailure(error)
      return false
    }
    if (toasts.saved) notify({ type: 'positive', ...toastOf(toasts.saved) })
    return (await onSaved?.(answer, values)) !== false
  })

  return {
    submit,
    error,
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
