import { useCallback, useSyncExternalStore } from 'react'

/** The widths at which the layout changes its nature; style sheets repeat the numbers. */
export const media = {
  phone: '(width <= 698px)',
  /** Too narrow for a popover: it becomes a dialog. */
  sheet: '(width < 450px)',
  logoutDialog: '(width <= 635px)',
  hidingHeader: '(width < 855px)',
} as const

/** Whether a media query holds now; renders again when that changes. */
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
