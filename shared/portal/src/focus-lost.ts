/** Whether nothing has the focus where the element stands, as when what had it has gone from the page. */
export function isFocusLost(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot
  return activeElement === null || activeElement === document.body
}
