import { useLocation } from 'react-router'
import type { Portal, Toast } from '../portal.ts'
import { usePortal } from '../use-portal.ts'

interface Shown {
  path: string
  isSuccess: boolean
  close: () => void
}

const shownBy = new WeakMap<Portal, Shown[]>()

/**
 * Shows the result of what the customer did on this path. It replaces the last result there, so that a failure does not stay
 * beside the success of its retry, and the successes of other paths, which would cover the page together. Without a toast it
 * only removes them.
 */
export function useResultToast(): (toast?: Toast) => void {
  const portal = usePortal()
  const { pathname } = useLocation()
  return (toast) => {
    const kept: Shown[] = []
    for (const shown of shownBy.get(portal) ?? []) {
      if (shown.path === pathname || shown.isSuccess) shown.close()
      else kept.push(shown)
    }
    shownBy.set(portal, kept)
    if (!toast) return
    const update = portal.notify(toast)
    kept.push({ path: pathname, isSuccess: toast.type === 'positive', close: () => update() })
  }
}
