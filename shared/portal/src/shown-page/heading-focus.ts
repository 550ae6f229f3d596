import { isFocusLost } from '../focus-lost.ts'
import type { ShownPage } from './shown-page.ts'

/** Whether the focus is in the page around an element, which keeps it. */
function isElsewhere(heading: HTMLElement): boolean {
  const root = heading.getRootNode()
  return root instanceof ShadowRoot && !root.activeElement && !isFocusLost()
}

/**
 * Makes the function that moves the focus to the h1 of each new page. A page under a dialog is new once the dialog is closed.
 * A page that only rerenders, or was below a dialog that it did not open, gets the focus only if no element has it. The
 * first page does not get it: the browser announces that page itself.
 */
export function createHeadingFocus(): (page: ShownPage, pathname: string) => void {
  let last: { heading: HTMLElement; text: string | null; pathname: string } | undefined
  let hadDialog = false

  return ({ heading, hasDialog }, pathname) => {
    const hasClosedDialog = hadDialog && !hasDialog
    hadDialog = hasDialog
    if (!heading || (last && hasDialog)) return
    const before = last
    last = { heading, text: heading.textContent, pathname }
    if (!before) return
    // React may reuse the element for the heading of another page. Under the path of a dialog it is the same page.
    const hasChanged = heading !== before.heading || heading.textContent !== before.text
    const isNewPage = hasChanged && pathname !== before.pathname
    const isUncovered = heading !== before.heading || hasClosedDialog
    if (isNewPage && !isElsewhere(heading)) heading.focus({ preventScroll: true })
    // A closing dialog returns the focus in a microtask, which may run after this one.
    else if (isUncovered) queueMicrotask(() => isFocusLost() && heading.focus({ preventScroll: true }))
  }
}
