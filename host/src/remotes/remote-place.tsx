import { type ReactNode, useInsertionEffect } from 'react'

/** How many places each remote has in the page. */
const places: Record<string, number> = {}

/** Adds or removes a place. The style sheets of a remote apply while it has one. */
function countPlace(remote: string, change: number): void {
  places[remote] = (places[remote] ?? 0) + change
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    if (sheet.href?.includes(`/${remote}/`)) sheet.disabled = !places[remote]
}

/**
 * What a remote renders is in here. Its style sheets stay in the document, because bundlers add each once, but selectors and names of
 * animations and fonts hold only while it is shown. They do before layout effects measure it.
 */
export function RemotePlace({ name, children }: { name: string; children: ReactNode }) {
  useInsertionEffect(() => {
    countPlace(name, 1)
    return () => countPlace(name, -1)
  }, [name])
  return (
    <div data-remote={name} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
