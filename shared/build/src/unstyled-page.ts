/**
 * Caches computed styles. Unit tests load no style sheets, so the style of an element depends on its tag, these attributes
 * and its `style`. Without the cache, queries by role are slow: jsdom matches every default rule with every element.
 */
export function cacheComputedStyles(window: Window & typeof globalThis): void {
  const { getComputedStyle } = window
  const styles = new Map<string, CSSStyleDeclaration>()
  window.getComputedStyle = (element, pseudoElement) => {
    const isStyled = element.getAttribute('style') || window.document.styleSheets.length > 0
    if (pseudoElement || isStyled) return getComputedStyle(element, pseudoElement)
    const { localName } = element
    const kind = [localName, ...['hidden', 'open', 'type'].map((name) => element.getAttribute(name))].join()
    const style = styles.get(kind) ?? getComputedStyle(element)
    styles.set(kind, style)
    return style
  }
}

/** Speeds up `labels`: jsdom searches the whole page once for each label in it. */
export function findLabelsById(window: Window & typeof globalThis): void {
  const { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement } = window
  for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement]) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf })
  }
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const root = this.getRootNode() as Document | ShadowRoot
  return [...root.querySelectorAll('label')].filter((label) =>
    label.htmlFor ? label.htmlFor === this.id : label.contains(this),
  )
}
