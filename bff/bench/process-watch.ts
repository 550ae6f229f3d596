import { setTimeout as wait } from 'node:timers/promises'

const EVERY_MS = 250

/** Peak values of a time span. */
export interface Peaks {
  /** Longest delay of the event loop. */
  delayMs: number
  memoryMb: number
}

function figureIn(figures: string, name: string): number {
  const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(figures)?.[1]
  if (value === undefined) throw new Error(`The BFF shows no ${name}`)
  return Number(value)
}

/** The process figures of a BFF since the last request. */
async function readPeaks(metricsUrl: string): Promise<Peaks> {
  const figures = await (await fetch(metricsUrl)).text()
  return {
    delayMs: figureIn(figures, 'nodejs_eventloop_lag_max_seconds') * 1000,
    memoryMb: figureIn(figures, 'process_resident_memory_bytes') / 1e6,
  }
}

/** Watches a BFF until `work` resolves. */
export async function watchProcess<Result>(
  metricsUrl: string,
  work: () => Promise<Result>,
): Promise<[Result, Peaks]> {
  // Resets the peaks of earlier work.
  await readPeaks(metricsUrl)
  const peaks: Peaks = { delayMs: 0, memoryMb: 0 }
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      await wait(EVERY_MS)
      const { delayMs, memoryMb } = await readPeaks(metricsUrl)
      peaks.delayMs = Math.max(peaks.delayMs, delayMs)
      peaks.memoryMb = Math.max(peaks.memoryMb, memoryMb)
    }
  })()
  const result = await work().finally(() => over.abort())
  await watching
  return [result, peaks]
}
