/** How long code may load before it counts as failed. */
export const LOAD_TIMEOUT_MS = 8_000

/** Rejects with a `TimeoutError` when the load takes too long. */
export function withLoadTimeout<Loaded>(load: Promise<Loaded>): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('Not loaded in time', 'TimeoutError')),
      LOAD_TIMEOUT_MS,
    )
    load.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
