import { findViolation, type PolicyViolation } from './policy-violations.ts'
import { reportError } from './report-error.ts'

const shown = {
  title: 'Dieser Bereich ist gerade nicht verfügbar',
  text: 'Wir können Ihre Daten auf dieser Seite gerade nicht zeigen. Bitte versuchen Sie es später noch einmal.',
}

/** The errors that the entry of an element tells by itself. */
export const loadErrors = {
  'csp-blocked': { advice: 'Add this source to the directive of your Content-Security-Policy.', shown },
  'load-failed': { advice: 'Check that the address of the element still exists.', shown },
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
  message.append(create('h2', shown.title), create('p', shown.text), button)
  root.append(message)
  const blocked = await findViolation(violations, /^(script|style)-src/, portal.origin)
  const code = blocked ? 'csp-blocked' : 'load-failed'
  const found = blocked ?? (error instanceof Error ? error.message : error)
  reportError(element, code, `${found} ${loadErrors[code].advice}`, portal)
}
