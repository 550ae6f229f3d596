/** Ends a request that nothing was heard of for a time. */
export interface Patience {
  signal: AbortSignal
  /** The same answer; each piece of it begins the time anew. */
  watch: (response: Response) => Response
}

/** For answers that may take long, as long as they move. */
export function createPatience(ms: number): Patience {
  const controller = new AbortController()
  const giveUp = () => controller.abort(new DOMException('Nothing was heard in time', 'TimeoutError'))
  let timer = setTimeout(giveUp, ms)
  const stop = () => clearTimeout(timer)
  const restart = () => {
    stop()
    timer = setTimeout(giveUp, ms)
  }

  function watch({ body, status, headers }: Response): Response {
    restart()
    const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, output) {
        restart()
        output.enqueue(piece)
      },
      flush: stop,
    })
    if (!body) stop()
    return new Response(body?.pipeThrough(pieces) ?? null, { status, headers })
  }

  return { signal: controller.signal, watch }
}
