/** What a customer sees, rendered by the shell or by a remote of any release. */
export interface ShownPage {
  /** The page's h1. */
  heading: HTMLElement | null
  /** Of the dialog that the page itself has open: the shell's own, which may lie above any page, stand outside. */
  dialogTitle: string | undefined
  /** A form says what is wrong with its input. */
  hasErrors: boolean
  hasDialog: boolean
}

function dialogTitle(): string | undefined {
  const title = document.querySelector('main dialog[open]')?.getAttribute('aria-labelledby')
  return (title && document.getElementById(title)?.textContent) || undefined
}

const look = (): ShownPage => ({
  heading: document.querySelector<HTMLElement>('[data-route-heading]'),
  dialogTitle: dialogTitle(),
  hasErrors: document.querySelector('[data-error-summary]') !== null,
  hasDialog: document.querySelector('dialog[open]') !== null,
})

/** Tells what is shown now, and again whenever the page has changed. Returns the undo. */
export function watchShownPage(tell: (page: ShownPage) => void): () => void {
  const observer = new MutationObserver(() => tell(look()))
  const content = { childList: true, subtree: true, characterData: true }
  observer.observe(document.body, { ...content, attributeFilter: ['open'] })
  tell(look())
  return () => observer.disconnect()
}
