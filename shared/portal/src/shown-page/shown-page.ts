/** The page that a host or an element shows, rendered by a remote of any release. */
export interface ShownPage {
  /** The page's h1. */
  heading: HTMLElement | null
  hasDialog: boolean
}

const readShownPage = (content: ParentNode): ShownPage => ({
  heading: content.querySelector<HTMLElement>('[data-route-heading]'),
  hasDialog: content.querySelector('dialog[open]') !== null,
})

/** Calls the listener now and after every change of the content. Returns the teardown. */
export function watchShownPage(content: HTMLElement, listener: (page: ShownPage) => void): () => void {
  const observer = new MutationObserver(() => listener(readShownPage(content)))
  const changes = { childList: true, subtree: true, characterData: true }
  observer.observe(content, { ...changes, attributeFilter: ['open'] })
  listener(readShownPage(content))
  return () => observer.disconnect()
}
