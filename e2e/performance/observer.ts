import type { Target } from './pages.ts'

/** Times in ms since the start of the navigation. */
export interface Observed {
  /** The header with the tabs is visible. */
  shell: number
  /** The tab shows the customer's data. */
  data: number
  /** The worst burst of layout shifts without input, as the metric is defined. */
  cls: number
  longTasks: number
  longTaskMs: number
}

interface Observer {
  marks: Partial<Pick<Observed, 'shell' | 'data'>>
  cls: number
  longTasks: number[]
  /** Duration of each interaction in ms, by its id. */
  interactions: Map<number, number>
  /** Resolves with the time of the frame that shows a tab. */
  shown: (target: Target) => Promise<number>
}

declare global {
  interface Window {
    bench: Observer
  }
}

/**
 * Runs in the page before its scripts. Looks at the document after each change, and takes the time of the next frame, which
 * paints the change.
 */
export function observe(target: Target | undefined): void {
  const isVisible = (element: Element | null | undefined) => element?.checkVisibility() ?? false
  const isShellVisible = () => isVisible(document.querySelector('[aria-label="Hauptmenü"] a'))
  function isTabVisible({ heading, data }: Target) {
    const main = document.querySelector('main')
    const title = main?.querySelector('h1')
    return title?.textContent === heading && isVisible(title) && !!main?.textContent?.includes(data)
  }
  const whenPainted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const finish = () => requestAnimationFrame((time) => resolve(time))
      const changes = new MutationObserver(() => {
        if (!isThere()) return
        changes.disconnect()
        finish()
      })
      if (isThere()) finish()
      else
        changes.observe(document, { childList: true, characterData: true, subtree: true, attributes: true })
    })
  const bench: Observer = {
    marks: {},
    cls: 0,
    longTasks: [],
    interactions: new Map(),
    shown: (wanted) => whenPainted(() => isTabVisible(wanted)),
  }
  window.bench = bench
  const watch = (type: string, each: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
      ...options,
    })
  let burst = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (shift.hadRecentInput) return
    const { startTime, value } = shift
    const isSameBurst = startTime - burst.last < 1000 && startTime - burst.first < 5000
    burst = {
      first: isSameBurst ? burst.first : startTime,
      last: startTime,
      sum: value + (isSameBurst ? burst.sum : 0),
    }
    bench.cls = Math.max(bench.cls, burst.sum)
  })
  watch('longtask', ({ duration }) => bench.longTasks.push(duration))
  watch(
    'event',
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number }
      if (!interactionId) return
      bench.interactions.set(interactionId, Math.max(duration, bench.interactions.get(interactionId) ?? 0))
    },
    { durationThreshold: 16 },
  )
  if (!target) return
  void whenPainted(isShellVisible).then((time) => {
    bench.marks.shell = time
  })
  void bench.shown(target).then((time) => {
    bench.marks.data = time
  })
}
