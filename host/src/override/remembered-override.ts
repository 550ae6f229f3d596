const NAME = 'override'

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
  if (!url.searchParams.has(NAME)) return
  url.searchParams.delete(NAME)
  history.replaceState(history.state, '', url)
}
