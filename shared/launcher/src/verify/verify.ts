import { type Author, openStorage, type Storage } from '@portal/release'
import type { Children } from '../children.ts'
import type { LaunchSettings } from '../launch-settings.ts'
import type { ReleaseSet } from '../releases.ts'
import { check } from './checks.ts'
import { conclude } from './conclusion.ts'
import { tryInBrowser } from './trial.ts'
import type { Verdict } from './verdict.ts'

async function timed<Result>(work: Promise<Result>): Promise<[result: Result, milliseconds: number]> {
  const startedAt = Date.now()
  return [await work, Date.now() - startedAt]
}

interface VerifyOptions {
  children: Children
  settings: LaunchSettings
  /** Why types, tests and budgets count as passed: the source of a release of another environment is not here. */
  skipChecks?: string | undefined
  /** Keeps the result. Default: the store with the candidates. */
  store?: Storage
  author?: Author
}

/**
 * Tries published releases before they are activated: the checks of their packages, and their pages in a browser. The
 * store keeps a report with pictures, and the result in its log.
 */
export async function verify(candidates: ReleaseSet, options: VerifyOptions): Promise<Verdict> {
  const { skipChecks, settings, store = openStorage(settings.storeDir), author } = options
  const [[[failed, checks], [{ visits, refusals, unseen }, browser]], all] = await timed(
    Promise.all([
      skipChecks ? [[], 0] : timed(check(candidates, options)),
      timed(tryInBrowser(candidates, options)),
    ]),
  )
  return conclude(
    candidates,
    { visits, refusals: [...failed, ...refusals], unseen, milliseconds: { checks, browser, all } },
    { store, author, skipped: skipChecks },
  )
}
