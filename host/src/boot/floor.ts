/** The newest features that nothing replaces. A browser that has them can run the portal, whatever its version is. */
const isSupported = () =>
  'canParse' in URL && 'groupBy' in Map && 'any' in AbortSignal && 'popover' in HTMLElement.prototype

/**
 * Stops the inline script in a browser below the supported ones, and has it run nothing else. The page then says what to do, as it does
 * where this script cannot be parsed, or there are no scripts: it has no `data-start`.
 */
export function requireFloor(): void {
  const { dataset } = document.documentElement
  if (isSupported()) {
    dataset.start = 'plain'
    return
  }
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "default-src 'none';style-src 'unsafe-inline';img-src data:"
  document.head.append(policy)
  throw new Error('This browser is too old')
}
