/** How often the consent is read: no consent manager reports a change in another tab. */
const POLL_MS = 300

/** The stored answer of the customer. */
export interface ConsentSource {
  /** Whether the customer has consented to statistics; undefined without an answer. */
  read(): boolean | undefined
  /** The instant of the answer, if known. */
  answeredAt(): string | undefined
}

/**
 * Calls the listener with the answer, now and after each change in this or another tab. Returns the teardown.
 */
export function watchConsent({ read }: ConsentSource, listener: (agreed: boolean) => void): () => void {
  let last: boolean | undefined
  const check = () => {
    const agreed = read()
    if (agreed === last) return
    last = agreed
    listener(agreed === true)
  }
  check()
  const timer = setInterval(check, POLL_MS)
  return () => clearInterval(timer)
}
