import { type Author, openStorage, recordVerification, type Storage } from '@portal/release'
import type { Children } from '../children.ts'
import type { LaunchSettings } from '../launch-settings.ts'
import type { ReleaseSet } from '../releases.ts'
import { check } from './checks.ts'
import { tryInBrowser } from './trial.ts'
import type { Refusal, Verdict } from './verdict.ts'
import type { Visit } from './visits.ts'

async function timed<Result>(work: Promise<Result>): Promise<[result: Result, milliseconds: number]> {
  const startedAt = Date.now()
  return [await work, Date.now() - startedAt]
}

const refusalsOf = ({ customer, route, address = route, faults }: Visit): Refusal[] =>
  faults.map((reason) => ({ where: address, customer, reason }))

const repeatedOf = ({ customer, route, address = route, repeated }: Visit): Refusal[] =>
  repeated === undefined ? [] : [{ where: address, customer, reason: repeated }]

/** What a log entry keeps of the reasons. */
const MAX_WHY = 500

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
 * Tries published releases before they are activated: the checks of their packages, and their pages in a browser. The log of the
 * store keeps the result.
 */
export async function verify(candidates: ReleaseSet, options: VerifyOptions): Promise<Verdict> {
  const { skipChecks, settings, store = openStorage(settings.storeDir), author } = options
  const checking = skipChecks ? Promise.resolve([]) : check(candidates, options)
  const [[[failed, checks], [{ visits, refusals, unseen }, browser]], all] = await timed(
    Promise.all([timed(checking), timed(tryInBrowser(candidates, options))]),
  )
  const found = [...failed, ...refusals, ...visits.flatMap(refusalsOf)]
  const passed = found.length === 0
  const reasons = passed ? skipChecks && `without types, tests and budgets: ${skipChecks}` : reasonsIn(found)
  const why = [author?.why, reasons].filter(Boolean).join('; ') || undefined
  const result = { who: author?.who, why, passed, skipped: skipChecks }
  for (const [app, release] of Object.entries(candidates))
    await recordVerification(store, app, release, result)

  const reached = visits.filter(({ address }) => address !== undefined)
  const isReached = (route: string) => reached.some((visit) => visit.route === route)
  return {
    candidates,
    passed,
    refusals: found,
    visits: reached.length,
    repeated: visits.flatMap(repeatedOf),
    unreached: [...new Set(visits.map(({ route }) => route).filter((route) => !isReached(route)))],
    unseen,
    milliseconds: { checks, browser, all },
  }
}

const reasonsIn = (refusals: Refusal[]) =>
  [...new Set(refusals.map(({ where, reason }) => `${where}: ${reason.split('\n', 1)}`))]
    .join('; ')
    .slice(0, MAX_WHY)
