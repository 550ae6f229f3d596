import type { ShownPage } from '../shown-page/shown-page.ts'

const isFocusLost = () => document.activeElement === document.body

/**
 * Makes the function that moves the focus to the h1 of each new page. A page under a dialog is new once the dialog has gone.
 * A page that only replaces itself, or comes back from under a dialog that was not opened from it, takes only a lost focus.
 * The first page is left alone: the browser announces it itself.
 */
export function createHeadingFocus(): (page: ShownPage, pathname: string) => void {
  let last: { heading: HTMLElement; words: string | null; pathname: string } | undefined
  let hadDialog = false

  return ({ heading, hasDialog }, pathname) => {
    const hasClosedDialog = hadDialog && !hasDialog
    hadDialog = hasDialog
    if (!heading || (last && hasDialog)) return
    const before = last
    last = { heading, words: heading.textContent, pathname }
    if (!before) return
    // React may keep the element for the heading of another page; under a dialog's own path it is the same page.
    const hasChanged = heading !== before.heading || heading.textContent !== before.words
    const isNewPage = hasChanged && pathname !== before.pathname
    const isUncovered = heading !== before.heading || hasClosedDialog
    if (isNewPage) heading.focus({ preventScroll: true })
    // A dialog that closes gives the focus back in a microtask, which may be queued behind the one that noticed the change.
    else if (isUncovered) queueMicrotask(() => isFocusLost() && heading.focus({ preventScroll: true }))
  }
}
