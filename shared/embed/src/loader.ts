// The script `/elements/loader.js?nordtal-contracts&nordtal-privacy@<release>` loads the elements that its address names.
import { loadElement } from './load-element.ts'

const portal = new URL('..', import.meta.url)

function report(name: string, error: unknown) {
  const docs = new URL('elements/errors.html#load-failed', portal).href
  const message = `<${name}> cannot be loaded: ${error instanceof Error ? error.message : error}`
  // biome-ignore lint/suspicious/noConsole: the developer of the page has no other place to look at
  console.error(`${message}\n${docs}`)
  const detail = { code: 'load-failed', message, docs }
  for (const element of document.querySelectorAll(name)) {
    element.dispatchEvent(new CustomEvent('portal-error', { detail, bubbles: true, composed: true }))
  }
}

for (const named of new URL(import.meta.url).searchParams.keys()) {
  const [name = '', release] = named.split('@')
  loadElement(name, { portal, release }).catch((error) => report(name, error))
}
