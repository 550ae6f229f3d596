import { pausableTimer } from './pausable-timer.ts'
import { invalidMessageError, type ToastMessage, withoutBlankContent } from './toast-message.ts'

export interface Toast extends ToastMessage {
  id: number
  /** The number of equal messages. */
  count: number
  /** Increases with each message. */
  revision: number
}

/** Changes its toast and restarts the timer. Without a change it closes the toast. */
export type UpdateToast = (change?: Partial<ToastMessage>) => void

const DEFAULT_TIMEOUT = 5000

/** Browsers treat a longer timeout as 0. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

export type Toasts = ReturnType<typeof createToasts>

/**
 * The store of toasts, newest first. Invalid messages are logged as errors. `hold` pauses all timers until every reason is
 * released.
 * @param complete adds the owner's settings to each message
 */
export function createToasts(complete = (message: ToastMessage) => message) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  let revision = 0
  const listeners = new Set<() => void>()
  const holds = new Set<string>()
  const timers = new Map<number, ReturnType<typeof pausableTimer>>()

  function change(next: readonly Toast[]) {
    toasts = next
    for (const listener of listeners) listener()
  }

  function stopTimer(id: number) {
    timers.get(id)?.pause()
    timers.delete(id)
  }

  function dismiss(id: number) {
    stopTimer(id)
    change(toasts.filter((toast) => toast.id !== id))
  }

  function show(message: ToastMessage, id: number, count: number) {
    stopTimer(id)
    const { type, timeout = DEFAULT_TIMEOUT } = message
    if (type === 'positive' && timeout > 0) {
      const timer = pausableTimer(() => dismiss(id), Math.min(timeout, LONGEST_TIMEOUT))
      timers.set(id, timer)
      if (holds.size === 0) timer.start()
    }
    const others = toasts.filter((toast) => toast.id !== id)
    change([{ ...message, id, count, revision: ++revision }, ...others])
  }

  function ready(message: ToastMessage): ToastMessage | undefined {
    const error = invalidMessageError(message)
    if (error) logError(...error)
    return error ? undefined : complete(withoutBlankContent(message))
  }

  function notify(input: ToastMessage): UpdateToast {
    const message = ready(input)
    if (!message) return () => undefined
    const twin = message.group === false ? undefined : toasts.find((toast) => isSame(toast, message))
    const id = twin?.id ?? ++lastId
    show(message, id, (twin?.count ?? 0) + 1)

    let current = input
    return (update) => {
      const toast = toasts.find((one) => one.id === id)
      if (!toast) return
      if (!update) return dismiss(id)
      if (toast.count > 1) return logError('Notify: trying to update a grouped one which is forbidden')
      const next = { ...current, ...update }
      const updated = ready(next)
      if (!updated) return
      current = next
      show(updated, id, 1)
    }
  }

  return {
    notify,
    dismiss,

    hold(reason: string) {
      holds.add(reason)
      for (const timer of timers.values()) timer.pause()
    },

    release(reason: string) {
      if (!holds.delete(reason) || holds.size > 0) return
      for (const timer of timers.values()) timer.start()
    },

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    current: () => toasts,
  }
}

function isSame(one: ToastMessage, other: ToastMessage): boolean {
  if (one.position !== other.position || one.group !== other.group) return false
  const sameTexts = one.type === other.type && one.title === other.title && one.content === other.content
  return other.group !== undefined || sameTexts
}

function logError(...error: unknown[]) {
  // biome-ignore lint/suspicious/noConsole: an error for the developer, not for the customer.
  console.error(...error)
}
