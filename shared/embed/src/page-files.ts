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
  try {
    if (policy === null) await request(url, { integrity, cache: failed ? 'reload' : 'default' })
    const address = await runModules([{ url, integrity }], failed, (running) => running)
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ address)
  } catch (error) {
    failures.set(url, failed + 1)
    throw error
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
