import { BffError, SessionEndedError } from '@portal/bff-client'
import { useIsShown } from '../is-shown.ts'
import { isShownInline } from '../refused-change.tsx'
import { useResultToast } from './use-result-toast.ts'

export type ToastText = string | { title: string; content?: string }

export interface FailureTexts {
  /** Left out where every failure is shown inline. */
  failed?: ToastText
  /** For a time-out after the customer has closed the dialog. */
  unknown?: ToastText
}

export const toastOf = (text: ToastText) => (typeof text === 'string' ? { title: text } : text)

/**
 * Shows a failure in a toast, unless it is shown inline. In the background, as after the dialog was closed, nothing is.
 * Either way the toast of the last result is removed.
 */
export function useFailureToast({ failed, unknown }: FailureTexts) {
  const showResult = useResultToast()
  const isShown = useIsShown()
  return (error: unknown) => {
    if (isShown() ? isShownInline(error) : error instanceof SessionEndedError) return showResult()
    const isUnknown = error instanceof BffError && error.code === 'timeout'
    const text = (isUnknown && unknown) || failed
    showResult(text ? { type: 'negative', ...toastOf(text) } : undefined)
  }
}
