import { findViolation, type PolicyViolation } from './policy-violations.ts'
import { reportError } from './report-error.ts'

const shown = {
  title: 'Dieser Bereich ist gerade nicht verfügbar',
  text: 'Wir können Ihre Daten auf dieser Seite gerade nicht zeigen. Bitte versuchen Sie es später noch einmal.',
}

/** An extension of the browser looks like a file that is missing. The code is that of `script-blocked` in the sign-in. */
const notLoaded = {
  title: shown.title,
  text: 'Ein Teil davon wurde nicht geladen. Bitte versuchen Sie es noch einmal. Hilft das nicht, blockiert ihn vielleicht eine Erweiterung Ihres Browsers, zum Beispiel ein Werbeblocker. Wenn Sie unseren Service brauchen, nennen Sie bitte den Code A20.',
}

const offline =
  'Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.'

/** The errors that the entry of an element tells by itself. */
export const loadErrors = {
  'csp-blocked': { advice: 'Add this source to the directive of your Content-Security-Policy.', shown },
  'load-failed': { advice: 'Check that the address of the element still exists.', shown: notLoaded },
}

interface LoadFailure {
  error: unknown
  /** The address of the portal. */
  portal: URL
  violations: PolicyViolation[]
  retry: () => void
}

/**
 * Shows that a file of the element is missing, without the libraries and styles that may be missing. The browser asks for a failed
 * module again.
 */
export async function showLoadFailure(
  element: HTMLElement,
  root: ShadowRoot,
  { error, portal, violations, retry }: LoadFailure,
): Promise<void> {
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
  const blocked = await findViolation(violations, /^(script|style)-src/, portal.origin)
  const code = blocked ? 'csp-blocked' : 'load-failed'
  const { title, text } = loadErrors[code].shown
  message.append(create('h2', title), create('p', navigator.onLine ? text : offline), button)
  root.append(message)
  const found = blocked ?? (error instanceof Error ? error.message : error)
  reportError(element, code, `${found} ${loadErrors[code].advice}`, portal)
}
