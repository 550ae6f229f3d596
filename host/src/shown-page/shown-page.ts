/** The shown page, rendered by the host or by a remote of any release. */
export interface ShownPage {
  /** The page's h1. */
  heading: HTMLElement | null
  /** The title of a dialog of the page. Dialogs of the shell are outside of <main> and do not count. */
  dialogTitle: string | undefined
  /** A form shows an error summary. */
  hasErrors: boolean
  hasDialog: boolean
}

function dialogTitle(): string | undefined {
  const title = document.querySelector('main dialog[open]')?.getAttribute('aria-labelledby')
  return (title && document.getElementById(title)?.textContent) || undefined
}

const readShownPage = (): ShownPage => ({
  heading: document.querySelector<HTMLElement>('[data-route-heading]'),
  dialogTitle: dialogTitle(),
  hasErrors: document.querySelector('[data-error-summary]') !== null,
  hasDialog: document.querySelector('dialog[open]') !== null,
})

/** Calls the listener now and after every change of the page. Returns the teardown. */
export function watchShownPage(listener: (page: ShownPage) => void): () => void {
  const observer = new MutationObserver(() => listener(readShownPage()))
  const content = { childList: true, subtree: true, characterData: true }
  observer.observe(document.body, { ...content, attributeFilter: ['open'] })
  listener(readShownPage())
  return () => observer.disconnect()
}
