import { type RefObject, useEffect } from 'react'
import { openDialogs } from './open-dialogs.ts'
import { useWindowSize } from './use-window-size.ts'

/** What is marked so must stay readable under a toast: a bar at an edge of the window, the buttons of a dialog. */
const KEPT_CLEAR = '[data-keep-clear]'

/** What is further away from an edge of the window, in pixels, is not in the way of what comes from there. */
const REACH = 96

/** A dialog on its way out is still seen. */
const LEAVING = 'dialog:not([open])'

/** What happens when a dialog opens, has come to rest, is scrolled where its buttons scroll along, or closes. */
const DIALOG_EVENTS = ['focusin', 'transitionend', 'scroll', 'close']

/** Toasts must have a place too, however small the window is. */
const GREATEST_SHARE = 0.4

/**
 * Tells a style sheet, as `--taken-top` and `--taken-bottom` of `ref`, how far the bars at the window's edges reach into
 * it, or those of the newest dialog while one is open. Measures when `occasion` changes, a dialog comes or goes, or the
 * window has a new size; nothing while there is no occasion.
 * @param home stands in the page all the time, while `ref` may go with a dialog
 */
export function useClearEdges(
  ref: RefObject<HTMLElement | null>,
  home: RefObject<HTMLElement | null>,
  occasion: unknown,
): void {
  const size = useWindowSize()

  useEffect(() => {
    const element = ref.current
    const place = home.current
    if (!element || !place || occasion === undefined) return
    const root = place.getRootNode() as Document | ShadowRoot
    const follow = () => {
      const { top, bottom } = takenEdges(openDialogs(place).at(-1) ?? root)
      element.style.setProperty('--taken-top', `${top}px`)
      element.style.setProperty('--taken-bottom', `${bottom}px`)
    }
    follow()
    // A dialog that is taken away does not tell that it closes, but the focus goes back to its opener.
    for (const type of DIALOG_EVENTS) root.addEventListener(type, follow, true)
    return () => {
      for (const type of DIALOG_EVENTS) root.removeEventListener(type, follow, true)
    }
  }, [ref, home, occasion, size])
}

function takenEdges(scope: ParentNode): { top: number; bottom: number } {
  const boxes = [...scope.querySelectorAll(KEPT_CLEAR)]
    .filter((element) => !element.closest(LEAVING))
    .map((element) => element.getBoundingClientRect())
  const visible = boxes.filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight)
  const atTop = visible.filter(({ top }) => top < REACH).map(({ bottom }) => bottom)
  const atBottom = visible
    .filter(({ bottom }) => innerHeight - bottom < REACH)
    .map(({ top }) => innerHeight - top)
  const greatest = innerHeight * GREATEST_SHARE
  return {
    top: Math.min(Math.max(0, ...atTop), greatest),
    bottom: Math.min(Math.max(0, ...atBottom), greatest),
  }
}
