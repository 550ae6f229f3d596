/** The page that a host or an element shows, rendered by a remote of any release. */
export interface ShownPage {
  /** The page's h1. */
  heading: HTMLElement | null
  hasDialog: boolean
}

/** The h1 of a page. That of a remote from another repository is marked, so that it can get the focus. */
function headingIn(content: ParentNode): HTMLElement | null {
  const heading = content.querySelector<HTMLElement>('[data-route-heading], [data-remote] h1')
  if (heading && heading.dataset.routeHeading === undefined) {
    Object.assign(heading, { tabIndex: -1 }).dataset.routeHeading = ''
  }
  return heading
}

const readShownPage = (content: ParentNode): ShownPage => ({
  heading: headingIn(content),
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
