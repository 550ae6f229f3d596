import { useLocation } from 'react-router'
import type { Portal, Toast } from '../portal.ts'
import { usePortal } from '../use-portal.ts'

interface Shown {
  toast: Toast
  close: () => void
}

/** The toast of the last result, for each path. */
const shownBy = new WeakMap<Portal, Map<string, Shown>>()

const isSame = (one: Toast, other: Toast) =>
  one.type === other.type && one.title === other.title && one.content === other.content

/**
 * Shows the result of what the customer did on this path instead of the last one there, so that a failure does not stay
 * beside the success of its retry. Without a toast it only removes the last one.
 */
export function useResultToast(): (toast?: Toast) => void {
  const portal = usePortal()
  const { pathname } = useLocation()
  return (toast) => {
    const shown = shownBy.get(portal) ?? new Map<string, Shown>()
    shownBy.set(portal, shown)
    const last = shown.get(pathname)
    // An equal toast counts up.
    if (last && !(toast && isSame(last.toast, toast))) last.close()
    shown.delete(pathname)
    if (!toast) return
    const update = portal.notify(toast)
    shown.set(pathname, { toast, close: () => update() })
  }
}
