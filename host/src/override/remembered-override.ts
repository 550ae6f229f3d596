const NAME = 'override'

/** What an address may have it in. */
const PARAMETERS = [NAME, 'release']

/** Remembers an override for this browser tab, or forgets it. `main.ts` reads it at the next page load. */
export function rememberOverride(text: string | undefined): void {
  removeFromAddress()
  try {
    if (text === undefined) sessionStorage.removeItem(NAME)
    else sessionStorage.setItem(NAME, text)
  } catch {
    // Without storage it lasts for one page.
  }
}

/** So that a copied address and the router do not have it. */
function removeFromAddress(): void {
  const url = new URL(location.href)
  if (!PARAMETERS.some((name) => url.searchParams.has(name))) return
  for (const name of PARAMETERS) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
