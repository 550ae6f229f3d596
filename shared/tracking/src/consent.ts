/** How often the consent is read: no consent manager tells of a change that another tab has made. */
const POLL_MS = 300

/** Where the customer's answer is kept. */
export interface ConsentSource {
  /** Whether statistics are agreed to; undefined while there is no answer. */
  read(): boolean | undefined
  /** The day or the instant of the answer, if it is known. */
  answeredAt(): string | undefined
}

/**
 * Calls back with the answer, now if there is one and whenever it changes, in this tab or in another. Returns the undo.
 */
export function watchConsent({ read }: ConsentSource, listener: (agreed: boolean) => void): () => void {
  let known: boolean | undefined
  const look = () => {
    const agreed = read()
    if (agreed === known) return
    known = agreed
    listener(agreed === true)
  }
  look()
  const timer = setInterval(look, POLL_MS)
  return () => clearInterval(timer)
}
