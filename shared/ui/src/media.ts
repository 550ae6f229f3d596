import { useCallback, useSyncExternalStore } from 'react'

/** The breakpoints, in rem: a larger font of the browser gets the layout of a narrower window. Style sheets repeat them. */
export const media = {
  phone: '(width <= 43.625rem)',
  /** Menus become dialogs. */
  sheet: '(width < 28.125rem)',
  logoutDialog: '(width <= 39.6875rem)',
  hidingHeader: '(width < 53.4375rem)',
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
