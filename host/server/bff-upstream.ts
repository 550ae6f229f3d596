import { request } from 'undici'

const FAILURE_THRESHOLD = 2

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

  get isUnavailable(): boolean {
    return this.#failures >= FAILURE_THRESHOLD
  }

  /** Aborted once it is unavailable, so that waiting calls are sent to another BFF. */
  get outage(): AbortSignal {
    return this.#outage.signal
  }

  recordSuccess(): void {
    this.#failures = 0
    if (this.#outage.signal.aborted) this.#outage = new AbortController()
  }

  recordFailure(): void {
    this.#failures += 1
    if (this.isUnavailable) this.#outage.abort()
  }

  /** A process that hangs accepts connections, so only a response counts as healthy. */
  async checkHealth(timeoutMs: number): Promise<void> {
    try {
      const { statusCode, body } = await request(this.#healthUrl, { signal: AbortSignal.timeout(timeoutMs) })
      await body.dump()
      if (statusCode < 400) this.recordSuccess()
      else this.recordFailure()
    } catch {
      this.recordFailure()
    }
  }
}
