import type { createBrowserRouter } from 'react-router'

const MAX_WAIT_MS = 100

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
  const limit = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  const font = document.fonts.load('1em "Figtree Variable"').catch(() => undefined)
  await Promise.race([limit, Promise.all([...parts, data, font])])
}
