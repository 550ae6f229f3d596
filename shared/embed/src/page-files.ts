import { createLimit } from './limit.ts'
import { pageState } from './page-state.ts'
import { request } from './request.ts'
import { runModules } from './run-modules.ts'

const integrityOf = (url: string) => pageState().integrities.get(url)

/**
 * Imports a script that the code of an element needs later. One of a release is run with its integrity, and under another address after
 * each failure. Those of the first view have run, and an older release describes no others: they are imported.
 * @param url absolute
 */
async function importScript(url: string): Promise<unknown> {
  const { failures, policy } = pageState()
  const integrity = integrityOf(url)
  if (!integrity) return import(/* webpackIgnore: true */ /* @vite-ignore */ url)
  const failed = failures.get(url) ?? 0
  const { signal, inTime, end } = createLimit()
  try {
    if (policy === null) {
      await inTime(request(url, { integrity, signal, cache: failed ? 'reload' : 'default' }), url)
    }
    const address = await runModules([{ url, integrity }], failed, inTime)
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ address)
  } catch (error) {
    failures.set(url, failed + 1)
    throw error
  } finally {
    end()
  }
}

/** A damaged file would stay in the cache of the browser as immutable. */
async function refetch(url: string): Promise<void> {
  await request(url, { cache: 'reload' }).catch(() => undefined)
}

/** Offers the files of the releases to the code of the elements. */
export function provideFiles(): void {
  const page = globalThis as { portalElementFiles?: object }
  page.portalElementFiles ??= { importScript, integrityOf, refetch }
}
