import type { Location, NavigateFunction } from 'react-router'

/** Dialogs over any page. They have no path: the address is that of the page below. */
export type OverlayName = 'account' | 'cookies'

export const overlayOf = ({ state }: Location): OverlayName | undefined => state?.overlay

/** Adds a history entry for the open dialog, so that Back closes it and leaves the page below unchanged. */
export function openOverlay(overlay: OverlayName, page: Location, navigate: NavigateFunction): void {
  if (overlayOf(page) === overlay) return
  const { pathname, search, key } = page
  // Without the hash: the router would scroll to it.
  void navigate({ pathname, search }, { state: { overlay, over: key }, preventScrollReset: true })
}

/** Identifies a visit of a page. A dialog over it belongs to the same visit. */
export const visitKey = ({ state, key }: Location): string => state?.over ?? key

/** Whether a navigation only opens or closes a dialog, and does not change the page. */
export const isOverlayStep = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && overlayOf(from) !== overlayOf(to)
