import { request } from 'undici'

const FAILURES_UNTIL_LEFT_OUT = 2

/** One of several BFFs, with a circuit breaker: after failures in a row it gets no calls until a health check succeeds. */
export class BffUpstream {
  readonly origin: string
  readonly #healthUrl: URL
  #failures = 0
  #outage = new AbortController()

  constructor(url: URL) {
    this.origin = url.origin
    this.#healthUrl = new URL(`${url.pathname.replace(/\/$/, '')}/health/live`, url.origin)
  }

  get isLeftOut(): boolean {
    return this.#failures >= FAILURES_UNTIL_LEFT_OUT
  }

  /** Aborted once it is left out, so that calls which wait for its answer can be made elsewhere. */
  get outage(): AbortSignal {
    return this.#outage.signal
  }

  recordSuccess(): void {
    this.#failures = 0
    if (this.#outage.signal.aborted) this.#outage = new AbortController()
  }

  recordFailure(): void {
    this.#failures += 1
    if (this.isLeftOut) this.#outage.abort()
  }

  /** A process that hangs takes connections and answers nothing, so its answer is what counts. */
  async checkHealth(withinMs: number): Promise<void> {
    try {
      const { statusCode, body } = await request(this.#healthUrl, { signal: AbortSignal.timeout(withinMs) })
      await body.dump()
      if (statusCode < 400) this.recordSuccess()
      else this.recordFailure()
    } catch {
      this.recordFailure()
    }
  }
}
