import { BffError, SessionEndedError } from '@portal/bff-client'
import { useIsShown } from '../is-shown.ts'
import { isShownInline } from '../refused-change.tsx'
import { usePortal } from '../use-portal.ts'

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
 */
export function useFailureToast({ failed, unknown }: FailureTexts) {
  const { notify } = usePortal()
  const isShown = useIsShown()
  return (error: unknown, isInBackground = !isShown()) => {
    if (isInBackground ? error instanceof SessionEndedError : isShownInline(error)) return
    const isUnknown = error instanceof BffError && error.code === 'timeout'
    const text = (isUnknown && unknown) || failed
    if (text) notify({ type: 'negative', ...toastOf(text) })
  }
}
