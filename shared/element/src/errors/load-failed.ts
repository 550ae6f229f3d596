import { reportError } from './report-error.ts'

export const loadFailed = {
  advice: 'Check that the address of the element still exists and that the page may load it.',
  shown: {
    title: 'Dieser Bereich ist gerade nicht verfügbar',
    text: 'Wir können Ihre Daten auf dieser Seite gerade nicht zeigen. Bitte versuchen Sie es später noch einmal.',
  },
}

/**
 * Shows that a file of the element is missing, without the libraries and styles that may be missing. The browser asks for a failed
 * module again.
 */
export function showLoadFailure(
  element: HTMLElement,
  root: ShadowRoot,
  { error, portal, retry }: { error: unknown; portal: URL; retry: () => void },
): void {
  reportError(
    element,
    'load-failed',
    `${error instanceof Error ? error.message : error} ${loadFailed.advice}`,
    portal,
  )
  const create = (name: string, textContent: string) =>
    Object.assign(document.createElement(name), { textContent })
  const message = create('div', '')
  message.role = 'alert'
  message.lang = 'de'
  const button = create('button', 'Erneut versuchen')
  button.onclick = () => {
    message.remove()
    retry()
  }
  message.append(create('h2', loadFailed.shown.title), create('p', loadFailed.shown.text), button)
  root.append(message)
}
