const NAME = 'override'

/** Where the browser extension for module federation keeps what its user has chosen: `{"overrides":{"mfe-x":"<address of a manifest>"}}`. */
const EXTENSION = '__MF_DEVTOOLS__'

/** What an address may have it in. */
const PARAMETERS = [NAME, 'release']

/** Remembers an override for this browser tab, or forgets it. `main.ts` reads it at the next page load. */
export function rememberOverride(text: string | undefined): void {
  removeFromAddress()
  try {
    if (text === undefined) {
      sessionStorage.removeItem(NAME)
      localStorage.removeItem(EXTENSION)
    } else sessionStorage.setItem(NAME, text)
  } catch {
    // Without storage it lasts for one page.
  }
}

/**
 * What the text of the extension asks for, in the form of an address; undefined if it replaces nothing. It is not remembered, because the
 * extension does so, and ends it. Of several remotes it is the first: a page has one override.
 */
export function overrideOfExtension(text: string): string | undefined {
  try {
    const [first] = Object.entries(JSON.parse(text).overrides ?? {})
    return first && `${first[0]}@${first[1]}`
  } catch {
    return undefined
  }
}

/** So that a copied address and the router do not have it. */
function removeFromAddress(): void {
  const url = new URL(location.href)
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return
  for (const name of PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
