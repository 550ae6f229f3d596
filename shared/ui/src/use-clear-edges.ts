import { type RefObject, useEffect } from 'react'
import { openDialogs } from './use-last-dialog.ts'
import { useWindowSize } from './use-window-size.ts'

/** Elements that toasts must not cover: a bar at an edge of the window, the buttons of a dialog. */
const KEEP_CLEAR = '[data-keep-clear]'

/** The maximum distance of such an element of the page from an edge of the window, in pixels. */
const REACH = 96

/** A dialog during its exit transition. */
const LEAVING = 'dialog:not([open])'

/** The events when a dialog opens, ends its transition, is scrolled with its buttons, or closes. */
const DIALOG_EVENTS = ['focusin', 'transitionend', 'scroll', 'close']

/** The share of a small window that bars can take at each edge. */
const GREATEST_SHARE = 0.4

/** The space between toasts and a dialog, in pixels. */
const GAP = 12

/**
 * Sets `--taken-top` and `--taken-bottom` of `ref` to the space of the bars at the window's edges, or of the newest open
 * dialog's, and `data-beside` to the place of its toasts beside that dialog. Measures when `trigger`, the dialogs or the
 * window's size change; never without a trigger.
 * @param home is always in the page, while `ref` may be in a dialog
 */
export function useClearEdges(
  ref: RefObject<HTMLElement | null>,
  home: RefObject<HTMLElement | null>,
  trigger: unknown,
): void {
  const size = useWindowSize()

  useEffect(() => {
    const element = ref.current
    const place = home.current
    if (!element || !place || trigger === undefined) return
    const root = place.getRootNode() as Document | ShadowRoot
    const update = () => {
      const dialog = openDialogs(place).at(-1)
      const { top, bottom } = takenEdges(dialog ?? root, dialog ? innerHeight / 2 : REACH)
      element.dataset.beside = dialog ? besideOf(dialog, heightOf(element)) : 'page'
      element.style.setProperty('--taken-top', `${top}px`)
      element.style.setProperty('--taken-bottom', `${bottom}px`)
    }
    update()
    // A removed dialog has no close event, but the focus returns to its opener.
    for (const type of DIALOG_EVENTS) root.addEventListener(type, update, true)
    return () => {
      for (const type of DIALOG_EVENTS) root.removeEventListener(type, update, true)
    }
  }, [ref, home, trigger, size])
}

const heightOf = (region: Element) =>
  Math.max(...Array.from(region.children, (stack) => stack.getBoundingClientRect().height))

/**
 * Where toasts of a height leave a dialog free. In a dialog as high as the window they are above its buttons: its close button
 * and its error are at its top.
 */
function besideOf(dialog: Element, height: number): 'above' | 'below' | 'inside' {
  const { top, bottom } = dialog.getBoundingClientRect()
  const needed = height + 2 * GAP
  if (top >= needed) return 'above'
  return innerHeight - bottom >= needed ? 'below' : 'inside'
}

/** @param reach the greatest distance of a bar from its edge of the window, in pixels */
function takenEdges(scope: ParentNode, reach: number): { top: number; bottom: number } {
  const boxes = [...scope.querySelectorAll(KEEP_CLEAR)]
    .filter((element) => !element.closest(LEAVING))
    .map((element) => element.getBoundingClientRect())
  const visible = boxes.filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight)
  const atTop = visible.filter(({ top }) => top < reach).map(({ bottom }) => bottom)
  const atBottom = visible
    .filter(({ bottom }) => innerHeight - bottom < reach)
    .map(({ top }) => innerHeight - top)
  const greatest = innerHeight * GREATEST_SHARE
  return {
    top: Math.min(Math.max(0, ...atTop), greatest),
    bottom: Math.min(Math.max(0, ...atBottom), greatest),
  }
}
