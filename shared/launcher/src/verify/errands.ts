import type { Release } from '@portal/federation/protocol'
import type { ReleaseSet } from '../releases.ts'
import { type Place, type Tour, type Visit, type Visitor, visitAs } from './visits.ts'

/** What one visitor visits. */
export interface Errand {
  visitor: Visitor
  tours: Tour[]
}

export const ANNA = 'anna.becker@post.example'
/** Has withdrawn every consent, and gets no letters. */
const KIM = 'kim.lorenz@post.example'

const OVERVIEW = '/overview'
const hostRoutes = [OVERVIEW, '/data-protection', '/accessibility', '/cancellation']

const firstPageOf = ({ remote }: Release): Tour[] =>
  remote ? [{ basePath: remote.basePath, routes: ['/'] }] : []

const twoCustomers: Visitor[] = [
  { customer: ANNA, thorough: true },
  { customer: KIM, thorough: false },
]

/**
 * Every route of the candidates for these customers. The overview shows names, sentences and slots of the remotes. A host is
 * tried with the first page of each remote.
 */
export function errandsOf(
  releases: Release[],
  candidates: ReleaseSet,
  customers: Visitor[] = twoCustomers,
): Errand[] {
  const changed = releases.filter(({ app }) => app in candidates)
  const toursFor = (access: string) =>
    changed.flatMap(({ remote }): Tour[] =>
      remote && (remote.access ?? 'customer') === access
        ? [{ basePath: remote.basePath, routes: remote.paths }]
        : [],
    )
  const unchanged = releases.filter(({ app }) => !(app in candidates))
  const forCustomers = [
    ...('host' in candidates
      ? [{ basePath: '', routes: hostRoutes }, ...unchanged.flatMap(firstPageOf)]
      : [{ basePath: '', routes: [OVERVIEW] }]),
    ...toursFor('customer'),
  ]
  const forAll = toursFor('public')
  const errands = customers.map((visitor): Errand => {
    const tours = visitor.thorough ? forCustomers : [...forCustomers, ...forAll]
    return { visitor, tours }
  })
  return forAll.length > 0 ? [...errands, { visitor: { thorough: true }, tours: forAll }] : errands
}

/** The first page of each app. */
export const walkthroughOf = (releases: Release[]): Errand[] =>
  [ANNA, KIM].map((customer) => ({
    visitor: { customer, thorough: false },
    tours: [{ basePath: '', routes: [OVERVIEW] }, ...releases.flatMap(firstPageOf)],
  }))

/** Lets all visitors visit at the same time. */
export async function runErrands(errands: Errand[], place: Place): Promise<Visit[]> {
  const visits = errands.map(({ visitor, tours }) => visitAs(visitor, tours, place))
  return (await Promise.all(visits)).flat()
}
