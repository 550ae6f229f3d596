import type { Toast } from '../portal.ts'

type Complete = (toast: Toast) => Toast

let complete: Complete | undefined

/** The toasts that `work` shows before it returns or waits are completed first. */
export function completingToasts<Result>(completeWith: Complete, work: () => Result): Result {
  complete = completeWith
  try {
    return work()
  } finally {
    complete = undefined
  }
}

export const completedToast = (toast: Toast): Toast => complete?.(toast) ?? toast
