import { tellPage } from '../tell-page.ts'

const reported = new WeakMap<HTMLElement, Set<string>>()

/**
 * Tells the developer of the page what is wrong and what to do: one line of the console and a `portal-error`, once for each code of
 * an element.
 * @param text what was found, and what to do
 * @param portal the address of the portal, which has a page about the errors
 */
export function reportError(element: HTMLElement, code: string, text: string, portal: URL): void {
  const codes = reported.get(element) ?? new Set()
  reported.set(element, codes)
  if (codes.has(code)) return
  codes.add(code)
  const docs = new URL(`elements/errors.html#${code}`, portal).href
  const message = `<${element.localName}> ${code}: ${text}`
  // biome-ignore lint/suspicious/noConsole: the developer of the page has no other place to look at
  console.error(`${message} ${docs}`)
  tellPage(element, 'portal-error', { code, message, docs })
}
