const UNTRANSLATED = 'font, script, style, textarea, [translate="no"]'

/** Puts an element in the place of a text, as the translators of Chrome and Edge do. */
function translate(text: Node) {
  if (!text.textContent?.trim() || text.parentElement?.closest(UNTRANSLATED)) return
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  inner.textContent = text.textContent
  outer.append(inner)
  text.parentNode?.replaceChild(outer, text)
}

function translateWithin(node: Node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const texts = node instanceof Text ? [node] : []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  texts.forEach(translate)
}

/**
 * Translates the page, and what it shows later, as a browser does for the customer: React's own texts are no longer in the
 * page. The words stay the same.
 * @returns ends it
 */
export function translatePage(): () => void {
  translateWithin(document.body)
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node.isConnected) translateWithin(node)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
