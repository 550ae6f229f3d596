import type {} from '@portal/federation/page-globals'
import { readAnew, whenSilent } from './arrival.ts'
import { createLimit } from './limit.ts'
import { pageState } from './page-state.ts'
import { request } from './request.ts'
import { runModules } from './run-modules.ts'

/** The scripts that elements have waited for. */
const awaited = new Set<string>()

const integrityOf = (url: string) => pageState().integrities.get(url)

/**
 * Imports a script that the code of an element needs later. One of a release is run with its integrity, and under another address after
 * each failure. Those of the first view have run: they are imported.
 * @param url absolute
 */
async function importScript(url: string): Promise<unknown> {
  const { failures, policy } = pageState()
  const integrity = integrityOf(url)
  if (!integrity) return import(/* webpackIgnore: true */ /* @vite-ignore */ url)
  const hasFailed = failures.has(url)
  const { signal, inTime, end } = createLimit(awaited)
  try {
    if (policy === null) {
      await inTime(request(url, { integrity, signal, cache: hasFailed ? 'reload' : 'default' }), url)
    }
    const address = await runModules([{ url, integrity }], hasFailed, inTime)
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ address)
  } catch (error) {
    failures.add(url)
    throw error
  } finally {
    end()
  }
}

/** A damaged file would stay in the cache of the browser as immutable. */
const refetch = (url: string) => readAnew(url).catch(() => undefined)

/** Offers the files of the releases, and the limits of their loads, to the code of the elements. In the portal the host has set the limits. */
export function provideFiles(): void {
  globalThis.portalElementFiles ??= { importScript, integrityOf, refetch }
  globalThis.portalArrival ??= {
    readAnew,
    whenSilent: (onSilence: () => void) => whenSilent(() => [...awaited], onSilence),
  }
}
