import { media, useMedia } from '@portal/ui'
import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useAppStateStore } from '../app-state/app-state.ts'

/** A resting thumb moves the page by less. */
const MIN_SCROLL_PX = 8

/** Whether the header would cover the focused element. */
function wouldCoverFocus(header: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || header.contains(focused)) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return bottom > 0 && top < header.offsetHeight && bottom - top < innerHeight / 2
}

/**
 * In a narrow window the header leaves while the customer scrolls down. It returns when they scroll up, move the focus into
 * it or change the page. It stays at the top of the page, and while it is in use.
 */
export function useStickyHeader(bar: RefObject<HTMLElement | null>): void {
  const appState = useAppStateStore()
  const { key: page } = useLocation()
  const hides = useMedia(media.hidingHeader)

  useEffect(() => {
    const header = bar.current
    const show = () => appState.set({ hasStickyHeader: true })
    show()
    if (!hides || !header) return
    let last = scrollY

    function update(header: HTMLElement) {
      const moved = scrollY - last
      if (Math.abs(moved) < MIN_SCROLL_PX) return
      last = scrollY
      const inUse =
        appState.get().activeDialog || header.querySelector(':focus-visible, [popover]:focus-within')
      if (scrollY <= header.offsetHeight || inUse) show()
      else if (moved > 0) appState.set({ hasStickyHeader: false })
      else if (!wouldCoverFocus(header)) show()
    }

    const onScroll = () => update(header)
    addEventListener('scroll', onScroll, { passive: true })
    header.addEventListener('focusin', show)
    return () => {
      removeEventListener('scroll', onScroll)
      header.removeEventListener('focusin', show)
    }
  }, [appState, bar, hides, page])
}
