/** Whether the document or shadow root of the element has no focus, for instance after its focused element was removed. */
export function isFocusLost(element: Node): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}

/**
 * Remembers the place of an element that may be removed.
 * @returns moves a lost focus to the heading of the part around it or, if that was removed too, to that of the page
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
