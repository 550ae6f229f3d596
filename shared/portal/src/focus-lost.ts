/** Whether no element has the focus, for instance after the focused one was removed. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

/**
 * Remembers the place of an element that may be removed.
 * @returns moves a lost focus to the heading of the part around it or, if that was removed too, to that of the page
 */
export function rememberPlace(element: Element): () => void {
  const root = element.getRootNode() as Document | ShadowRoot
  const part = element.closest('section, article')
  return () => {
    if (!isFocusLost()) return
    const place = part?.isConnected ? part : root
    const heading = place.querySelector<HTMLElement>(part === place ? 'h2, h3' : '[data-route-heading]')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}
