/** How long nothing of a load may arrive before it counts as failed, in milliseconds. */
const SILENCE_MS = 8_000

/** The timers of all loads. A byte of any file restarts them: a file that waits behind another one is not lost. */
const restarts = new Set<() => void>()
const watched = new Set<string>()
let watching = new AbortController()

/** Fetches a file to its end. */
async function read(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options)
  const reader = response.body?.getReader()
  while (reader && !(await reader.read()).done) for (const restart of restarts) restart()
  return response
}

/** Shares the running request through the browser's cache, so that it sees the bytes that arrive. */
async function watch(url: string): Promise<void> {
  if (watched.has(url)) return
  watched.add(url)
  await read(url, { signal: watching.signal }).catch(() => undefined)
  watched.delete(url)
}

const isPending = (url: string) => performance.getEntriesByName(url).length === 0

/**
 * Waits for a load for as long as something arrives. Requests nothing before the first limit has passed.
 * @param files the absolute addresses of what the load may wait for, at the time of the call, which is after a limit
 * @param onSilence called once, when nothing has arrived for the limit since the files were looked at
 * @returns ends the wait
 */
export function whenSilent(files: () => string[], onSilence: () => void): () => void {
  const seen = new Set<string>()
  let timer: ReturnType<typeof setTimeout>
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(look, SILENCE_MS)
  }
  const look = () => {
    const fresh = files().filter((url) => !seen.has(url) && isPending(url))
    if (fresh.length === 0) {
      end()
      return onSilence()
    }
    restart()
    for (const url of fresh) {
      seen.add(url)
      void watch(url)
    }
  }
  const end = () => {
    clearTimeout(timer)
    restarts.delete(restart)
    if (restarts.size > 0) return
    watching.abort()
    watching = new AbortController()
  }
  restarts.add(restart)
  restart()
  return end
}

/** Fetches a file to its end, past the browser's cache. Rejects with an `AbortError` when nothing arrives for the limit. */
export async function readAnew(url: string): Promise<Response> {
  const controller = new AbortController()
  const end = whenSilent(
    () => [],
    () => controller.abort(),
  )
  return read(url, { cache: 'reload', signal: controller.signal }).finally(end)
}
