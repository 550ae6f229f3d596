import { whenIdle } from '@portal/federation/loading'
import { sendReleaseReports } from '@portal/federation/runtime'
import type { QueryClient } from '@tanstack/react-query'
import type { Host } from './host.ts'

/** After the first data, so that the reports never delay what the customer looks at. */
const DELAY_MS = 3_000

async function whenNothingIsFetched(cache: QueryClient): Promise<void> {
  if (cache.isFetching() === 0) return
  await new Promise<void>((resolve) => {
    const unsubscribe = cache.getQueryCache().subscribe(() => {
      if (cache.isFetching() > 0) return
      unsubscribe()
      resolve()
    })
  })
}

/** Sends the reports of the page view, also those that follow. */
export async function startReleaseReports(
  { cache, config }: Pick<Host, 'cache' | 'config'>,
  reportError: (error: unknown) => void,
): Promise<void> {
  await whenIdle()
  await whenNothingIsFetched(cache)
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS))
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  try {
    const { createReleaseReporter } = await import(
      /* webpackChunkName: "release-reporter" */ './remotes/release-reporter.ts'
    )
    sendReleaseReports(createReleaseReporter(config, reportError))
  } catch {
    // The reports are lost. The customer does not need them.
  }
}
