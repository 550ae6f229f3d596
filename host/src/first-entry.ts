/**
 * Gives the history entry that a document begins with a key of its own, which a reload keeps. The router would name it `default` in
 * every document, and so scroll a new one to the position of another. To be called before the router is created.
 */
export function keyFirstEntry(): void {
  // As the router makes its keys: a page without TLS has no `crypto.randomUUID`.
  const key = Math.random().toString(36).slice(2, 10)
  history.replaceState({ key, ...history.state }, '')
}
