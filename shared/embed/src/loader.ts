// The script `/elements/loader.js?nordtal-contracts&nordtal-privacy@<release>` loads the elements that its address names.
import { loadElement } from './load-element.ts'
import { namedElements } from './named-elements.ts'

const portal = new URL('..', import.meta.url)

/** The last request of a load that the policy of the page has blocked. A blocked font is no error. */
let blocked: string | undefined
document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
  const isOfLoad = /^(connect|script)-src/.test(effectiveDirective) && blockedURI.startsWith(portal.href)
  if (disposition === 'enforce' && isOfLoad) blocked = `${effectiveDirective} blocks ${blockedURI}`
})

/** In the form of the element's own errors. */
async function report(name: string, error: unknown) {
  // The event of a violation may come after the failure of its request.
  await new Promise((resolve) => setTimeout(resolve))
  const code = blocked ? 'csp-blocked' : 'load-failed'
  const docs = new URL(`elements/errors.html#${code}`, portal).href
  const found = blocked ?? (error instanceof Error ? error.message : error)
  const advice = blocked
    ? 'Add this source to the directive of your Content-Security-Policy.'
    : 'Check that the page names an element of the portal and may load it.'
  const message = `<${name}> ${code}: ${found}. ${advice}`
  // biome-ignore lint/suspicious/noConsole: the developer of the page has no other place to look at
  console.error(`${message} ${docs}`)
  const detail = { code, message, docs }
  for (const element of document.querySelectorAll(name)) {
    element.dispatchEvent(new CustomEvent('portal-error', { detail, bubbles: true, composed: true }))
  }
}

for (const { name, release } of namedElements(new URL(import.meta.url).searchParams)) {
  loadElement(name, { portal, release }).catch((error) => report(name, error))
}
