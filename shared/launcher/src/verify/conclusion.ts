import {
  type Author,
  recordVerification,
  reportFolder,
  type Storage,
  type VerificationReport,
  writeReport,
} from '@portal/release'
import type { Refusal, Verdict } from './verdict.ts'
import type { Visit } from './visits.ts'

/** What was found in candidates. */
export interface Evidence {
  visits: Visit[]
  /** What no visit has found. */
  refusals: Refusal[]
  /** The calls that a candidate declares and that were not seen. */
  unseen: string[]
  milliseconds: Verdict['milliseconds']
}

interface Keeping {
  store: Storage
  author?: Author | undefined
  /** Why types, tests and budgets were left out. */
  skipped?: string | undefined
}

type Reached = Visit & { address: string }

const isReached = (visit: Visit): visit is Reached => visit.address !== undefined

const refusalsOf = ({ customer, route, address = route, faults }: Visit): Refusal[] =>
  faults.map((reason) => ({ where: address, customer, reason }))

const repeatedOf = ({ customer, route, address = route, repeated }: Visit): Refusal[] =>
  repeated === undefined ? [] : [{ where: address, customer, reason: repeated }]

function unreachedOf(visits: Visit[]): string[] {
  const reached = new Set(visits.filter(isReached).map(({ route }) => route))
  return [...new Set(visits.map(({ route }) => route))].filter((route) => !reached.has(route))
}

/** What a log entry keeps of the reasons. */
const MAX_WHY = 500

const reasonsIn = (refusals: Refusal[]) =>
  [...new Set(refusals.map(({ where, reason }) => `${where}: ${reason.split('\n', 1)}`))]
    .join('; ')
    .slice(0, MAX_WHY)

/** Judges the candidates. The store keeps a report of each with the pictures, and then the result in its log. */
export async function conclude(
  candidates: Record<string, string>,
  { visits, refusals, unseen, milliseconds }: Evidence,
  { store, author, skipped }: Keeping,
): Promise<Verdict> {
  const found = [...refusals, ...visits.flatMap(refusalsOf)]
  const passed = found.length === 0
  const reached = visits.filter(isReached)
  const result = { passed, refusals: found, unreached: unreachedOf(visits), unseen }
  const reasons = passed ? skipped && `without types, tests and budgets: ${skipped}` : reasonsIn(found)
  const why = [author?.why, reasons].filter(Boolean).join('; ') || undefined
  const report: Verdict['report'] = {}
  for (const [app, release] of Object.entries(candidates)) {
    await keepReport(store, app, release, result, reached)
    await recordVerification(store, app, release, { who: author?.who, why, passed, skipped })
    report[app] = `${store.address}/${reportFolder(app, release)}`
  }
  return {
    candidates,
    ...result,
    visits: reached.length,
    repeated: visits.flatMap(repeatedOf),
    report,
    milliseconds,
  }
}

async function keepReport(
  store: Storage,
  app: string,
  release: string,
  result: Pick<VerificationReport, 'passed' | 'refusals' | 'unreached' | 'unseen'>,
  reached: Reached[],
): Promise<void> {
  const pictures = new Map<string, Buffer>()
  const visits = reached.map(({ customer, address, faults, repeated, picture: content }, index) => {
    const picture = content && `visit-${index + 1}.jpg`
    if (picture) pictures.set(picture, content)
    return { customer, address, faults: faults.length, repeated, picture }
  })
  const report = { at: new Date().toISOString(), ...result, visits }
  await writeReport(store, app, release, report, pictures)
}
