import type { createBrowserRouter } from 'react-router'

const MAX_WAIT_MS = 100

/** A typeface that comes later moves the texts. */
const MAX_FONT_WAIT_MS = 500

/** Loads the part that a route shows: its `handle`. Never rejects. */
export type Prefetch = () => Promise<void>

/**
 * Waits for code, data and font of the first page that are about to arrive. Whatever is missing at the first render is replaced by
 * a skeleton, which React shows for at least 300 ms.
 * @param data the prefetched profiles. Never rejects
 */
export async function waitForFirstPage(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state'>,
  data: Promise<void> | undefined,
): Promise<void> {
  const parts = router.state.matches.map(({ route }) => (route.handle as Prefetch | undefined)?.())
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-body')
  const font = document.fonts.load(`1em ${family}`).catch(() => undefined)
  await Promise.all([within(MAX_WAIT_MS, Promise.all([...parts, data])), within(MAX_FONT_WAIT_MS, font)])
}

const within = (limit: number, wait: Promise<unknown>) =>
  Promise.race([wait, new Promise((resolve) => setTimeout(resolve, limit))])
