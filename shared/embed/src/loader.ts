// The script `/elements/loader.js?nordtal-contracts&nordtal-privacy@<release>` loads the elements that its address names.
import { loadElement } from './load-element.ts'

const portal = new URL('..', import.meta.url)

/** In the form of the element's own errors. */
function report(name: string, error: unknown) {
  const docs = new URL('elements/errors.html#load-failed', portal).href
  const found = error instanceof Error ? error.message : error
  const message = `<${name}> load-failed: ${found}. Check that the page names an element of the portal and may load it.`
  // biome-ignore lint/suspicious/noConsole: the developer of the page has no other place to look at
  console.error(`${message} ${docs}`)
  const detail = { code: 'load-failed', message, docs }
  for (const element of document.querySelectorAll(name)) {
    element.dispatchEvent(new CustomEvent('portal-error', { detail, bubbles: true, composed: true }))
  }
}

for (const named of new URL(import.meta.url).searchParams.keys()) {
  const [name = '', release] = named.split('@')
  loadElement(name, { portal, release }).catch((error) => report(name, error))
}
