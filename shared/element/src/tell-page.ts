/**
 * Dispatches an event of the element for the page around it.
 * @returns false if the page has prevented what the element would do then
 */
export function tellPage(element: HTMLElement, name: string, detail?: unknown, cancelable = false): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
}
