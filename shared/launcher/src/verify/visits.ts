import type AxeBuilder from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signIn } from '@portal/e2e/sign-in'
import { groupBy } from '@portal/release'
import type { BffDocument } from './bff-document.ts'
import {
  discardReports,
  type Findings,
  isTimeout,
  type PageWatch,
  reportViolations,
  watchPage,
} from './page-faults.ts'
import { type RemoteCalls, watchRemoteCalls } from './remote-calls.ts'
import { addressOf, parametersOf } from './routes.ts'
import { addFaultsOfShown, readSettledPage, seriousViolations } from './shown-page.ts'

/** The routes of one app. */
export interface Tour {
  basePath: string
  /** Below the base path, with parameters. */
  routes: string[]
}

/** One route as one customer sees it. */
export interface Visit {
  customer: string
  route: string
  /** Undefined if no link shows values for the parameters of the route. */
  address: string | undefined
  faults: string[]
  /** Why it was visited once more: it was late. */
  repeated?: string
  /** A JPEG of the viewport. Only a thorough visitor takes them. */
  picture?: Buffer | undefined
}

export interface Visitor {
  /** The address of a seeded customer. Without it nobody is signed in. */
  customer?: string
  /** Default: that of all seeded customers. */
  password?: string | undefined
  /** Opens each address anew and lets axe look at it. Otherwise the customer stays in one open page. */
  thorough: boolean
}

/** Where the visits are. */
export interface Place {
  browser: Browser
  origin: string
  /** Follows the addresses that are opened. */
  query?: string
  /** Without it no call is compared. */
  document: BffDocument | undefined
  /** Gets the calls that the remotes make. */
  calls: RemoteCalls
  /** How long a page may load, in milliseconds. */
  patience?: number
  axe: typeof AxeBuilder
}

interface Seat extends Required<Pick<Place, 'query' | 'patience' | 'axe'>> {
  page: Page
  watch: PageWatch
  thorough: boolean
}

/** Where the visits of a visitor end who cannot sign in. */
export const SIGN_IN = 'sign-in'

/** Longer than a loaded machine needs, so that only what never ends is refused. */
const PATIENCE_MS = 20_000
const PICTURE_TIMEOUT_MS = 5000
/** While one page waits for the network, the other one computes. */
const THOROUGH_SEATS = 2

/** Visits every route as this customer. */
export async function visitAs(visitor: Visitor, tours: Tour[], place: Place): Promise<Visit[]> {
  const { customer = 'nobody' } = visitor
  const context = await place.browser.newContext({
    baseURL: place.origin,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  try {
    await reportViolations(context)
    await discardReports(context)
    if (visitor.customer) await signIn(context, visitor.customer, visitor.password)
    const seats = await takeSeats(context, visitor, place)
    const visits: Visit[] = []
    for (const tour of tours) visits.push(...(await visitTour(tour, seats, customer)))
    return visits
  } catch (error) {
    return [{ customer, route: SIGN_IN, address: '/login', faults: [messageOf(error)] }]
  } finally {
    await context.close()
  }
}

async function takeSeats(
  context: BrowserContext,
  { thorough }: Visitor,
  { document, calls, query = '', patience = PATIENCE_MS, axe }: Place,
) {
  return Promise.all(
    Array.from({ length: thorough ? THOROUGH_SEATS : 1 }, async (): Promise<Seat> => {
      const page = await context.newPage()
      if (document) await watchRemoteCalls(page, document, calls)
      return { page, watch: watchPage(page, { document, patience, query }), thorough, query, patience, axe }
    }),
  )
}

/** Visits the routes without parameters first, whose links then give the parameters of the others. */
async function visitTour({ basePath, routes }: Tour, seats: Seat[], customer: string): Promise<Visit[]> {
  const visits: Visit[] = []
  const links = new Set<string>()
  const literal = new Set(
    routes.filter((route) => parametersOf(route) === 0).map((route) => basePath + route),
  )
  const queue = routes.toSorted((one, other) => parametersOf(one) - parametersOf(other))
  for (const round of groupBy(queue, parametersOf).values()) {
    const open = round.map((route) => ({ route, address: addressOf(basePath, route, { links, literal }) }))
    await Promise.all(
      seats.map(async (seat) => {
        for (let next = open.shift(); next; next = open.shift()) {
          const { address } = next
          const result = address ? await visit(seat, address, { basePath, links }) : { faults: [] }
          visits.push({ customer, ...next, ...result })
        }
      }),
    )
  }
  return visits
}

/** What a visit finds. */
type Sight = Pick<Visit, 'faults' | 'repeated' | 'picture'>

/** One look at a page. */
interface Look {
  found: Findings
  picture: Buffer | undefined
}

interface Area {
  basePath: string
  links: Set<string>
}

/** Looks at a page. One that was only late is opened once more: a busy machine must not refuse a good release. */
async function visit(seat: Seat, address: string, area: Area): Promise<Sight> {
  const first = await look(seat, address, area)
  const { late, faults } = first.found
  if (late.length === 0 || faults.length > 0) return resultOf(first)
  return { ...resultOf(await look(seat, address, area, { anew: true })), repeated: late.join('; ') }
}

const resultOf = ({ found: { faults, late }, picture }: Look) => ({
  faults: [...new Set([...faults, ...late])],
  picture,
})

async function look(
  { page, watch, thorough, query, patience, axe }: Seat,
  address: string,
  { basePath, links }: Area,
  { anew = thorough } = {},
): Promise<Look> {
  const isOpen = !anew && page.url() !== 'about:blank'
  const found = watch.begin(isOpen)
  try {
    if (!isOpen) await page.goto(address + query, { waitUntil: 'domcontentloaded' })
    else await walkTo(page, address)
    await watch.quiet()
    const shown = await readSettledPage(page, patience)
    for (const link of shown.links) links.add(link)
    addFaultsOfShown(shown, basePath, found)
    if (thorough) found.faults.push(...(await seriousViolations(page, axe)))
  } catch (error) {
    const kind = isTimeout(error) ? found.late : found.faults
    kind.push(messageOf(error))
  }
  return { found, picture: thorough ? await pictureOf(page) : undefined }
}

/** Nothing of a page that does not paint. */
const pictureOf = (page: Page): Promise<Buffer | undefined> =>
  page.screenshot({ type: 'jpeg', quality: 60, timeout: PICTURE_TIMEOUT_MS }).catch(() => undefined)

/** Goes to an address within the open page, as a link does. */
const walkTo = (page: Page, address: string) =>
  page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }, address)

/** The first line: the rest is the log of Playwright. */
const messageOf = (error: unknown) =>
  String(error instanceof Error ? error.message : error)
    .split('\n', 1)
    .join()
