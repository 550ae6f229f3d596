import { pausableTimer } from './pausable-timer.ts'
import { faultOf, type ToastMessage, withoutBlankContent } from './toast-message.ts'

export interface Toast extends ToastMessage {
  id: number
  /** How many messages it stands for. */
  count: number
  /** Rises with everything that is said. */
  revision: number
}

/** Changes the toast that it belongs to, and starts its time anew. Without a change it closes it. */
export type UpdateToast = (change?: Partial<ToastMessage>) => void

const DEFAULT_TIMEOUT = 5000

/** Browsers take a longer time for none at all. */
const LONGEST_TIMEOUT = 2 ** 31 - 1

export type Toasts = ReturnType<typeof createToasts>

/**
 * Messages that come and go, newest first. What cannot be shown is told to the console. `hold` stops all timers until
 * every reason to hold has been released.
 * @param complete gives each message what the owner wants it to have
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
    const fault = faultOf(message)
    if (fault) complain(...fault)
    return fault ? undefined : complete(withoutBlankContent(message))
  }

  function notify(said: ToastMessage): UpdateToast {
    const message = ready(said)
    if (!message) return () => undefined
    const twin = message.group === false ? undefined : toasts.find((toast) => isSame(toast, message))
    const id = twin?.id ?? ++lastId
    show(message, id, (twin?.count ?? 0) + 1)

    let current = said
    return (update) => {
      const toast = toasts.find((one) => one.id === id)
      if (!toast) return
      if (!update) return dismiss(id)
      if (toast.count > 1) return complain('Notify: trying to update a grouped one which is forbidden')
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
  const sameWords = one.type === other.type && one.title === other.title && one.content === other.content
  return other.group !== undefined || sameWords
}

function complain(...fault: unknown[]) {
  // biome-ignore lint/suspicious/noConsole: who calls it wrongly must learn it, and the customer has nothing of it.
  console.error(...fault)
}
