import { useCallback, useSyncExternalStore } from 'react'

/** The breakpoints. Style sheets repeat the numbers. */
export const media = {
  phone: '(width <= 698px)',
  /** Popovers become dialogs. */
  sheet: '(width < 450px)',
  logoutDialog: '(width <= 635px)',
  hidingHeader: '(width < 855px)',
} as const

/** Whether a media query matches; renders again on a change. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
