/** Whether nothing has the focus where the element stands, as when what had it has gone from the page. */
export function isFocusLost(element: Node): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}

/**
 * Notes where an element stands, which may go from the page before it is needed again.
 * @returns gives a lost focus to the heading of the part around it, or, if that has gone as well, to that of the page
 */
export function rememberPlace(element: Element): () => void {
  const root = element.getRootNode() as Document | ShadowRoot
  const part = element.closest('section, article')
  return () => {
    if (!isFocusLost(root)) return
    const place = part?.isConnected ? part : root
    const heading = place.querySelector<HTMLElement>(part === place ? 'h2, h3' : '[data-route-heading]')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}
