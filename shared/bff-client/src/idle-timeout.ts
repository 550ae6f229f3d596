/** Aborts a request after a time. */
export interface RequestTimeout {
  signal: AbortSignal
  /** Returns the response, and restarts the time with each chunk of it. */
  watch: (response: Response) => Response
}

/** Aborts a request when no data has arrived for `ms`. */
export function createIdleTimeout(ms: number): RequestTimeout {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('No data arrived in time', 'TimeoutError'))
  let timer = setTimeout(abort, ms)
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(abort, ms)
  }

  function watch({ body, status, headers }: Response): Response {
    restart()
    const chunks = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, output) {
        restart()
        output.enqueue(chunk)
      },
      flush: stop,
    })
    if (!body) stop()
    return new Response(body?.pipeThrough(chunks) ?? null, { status, headers })
  }

  return { signal: controller.signal, watch }
}
