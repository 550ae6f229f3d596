import type { Location, NavigateFunction } from 'react-router'

/** Dialogs over any page. They have no address, because the page below keeps its own. */
export type OverlayName = 'account' | 'cookies'

export const overlayOf = ({ state }: Location): OverlayName | undefined => state?.overlay

/** Gives the open dialog an entry in the history, so that Back closes it and leaves the page below as it was. */
export function openOverlay(overlay: OverlayName, page: Location, navigate: NavigateFunction): void {
  if (overlayOf(page) === overlay) return
  const { pathname, search, key } = page
  // Without the hash, to which the router would scroll.
  void navigate({ pathname, search }, { state: { overlay, over: key }, preventScrollReset: true })
}

/** Names a visit of a page; a dialog over it is still the same visit. */
export const visitKey = ({ state, key }: Location): string => state?.over ?? key

/** Whether a navigation only opens or closes a dialog, and so loses nothing of the page. */
export const isOverlayStep = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && from.search === to.search && overlayOf(from) !== overlayOf(to)
