import type { BrowserContext, Page, Request, Response } from '@playwright/test'
import { calls } from '@portal/contracts'
import { type BffDocument, undocumentedIn } from './bff-document.ts'

const BFF = '/bff'
const RELEASE_FILE = /^\/(host|remotes)\//

/** What a visit finds. */
export interface Findings {
  faults: string[]
  /** Faults of time alone, which a good page has on a busy machine. */
  late: string[]
  /** What the page did not get. They name the cause of a failure that it shows; no fault where it does without. */
  losses: string[]
}

/** Where the findings of a page go; it changes with each visit. */
export interface PageWatch {
  /** Begins a visit and returns its findings, which grow until the next visit. A document that stays still lacks what it lacked. */
  begin: (stays: boolean) => Findings
  /** Resolves when the page has made no request for a moment. */
  quiet: () => Promise<void>
}

const QUIET_MS = 120
/** What the page says of a release that it cannot load. */
const NOT_LOADED = / cannot be loaded:/
const GIVEN_UP = 'was given up'
/** What the page says when it shows another release than the one that its address asks for. */
const NOT_OVERRIDDEN = /^The override .* (is ignored|has no build)/
const NO_PAGE = /^Failed to load resource: .* 404/
/** As federation, the browser and the client of the BFF name it. */
const TIMEOUT = /TimeoutError|BffError: timeout/

/** Whether the page stopped waiting for it. */
export const isGivenUp = (loss: string): boolean => loss.endsWith(GIVEN_UP) || TIMEOUT.test(loss)

/** Whether it is one of Playwright, of whichever copy. */
export const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

/** Reports what violates the page's policy as an error of the console. */
export const reportViolations = (context: BrowserContext) =>
  context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noConsole: the gate reads the console.
      console.error(`The policy of the page was violated: ${violatedDirective} by ${blockedURI}`)
    })
  })

/**
 * Keeps reports of releases in the browser: its visits are no customers', and the figures of the running portal decide on its
 * canaries. Releases before record 107 ask for no ticket.
 */
export async function discardReports(context: BrowserContext): Promise<void> {
  await context.route(`**${calls.getReportTicket.path}`, (route) => route.fulfill({ json: {} }))
  await context.route(`**${calls.reportReleases.path}`, (route) =>
    route.fulfill({ status: calls.reportReleases.status, json: {} }),
  )
}

interface WatchOptions {
  document: BffDocument | undefined
  /** In milliseconds. */
  patience: number
  /** That of the addresses which ask for a release. */
  query: string
}

/** Collects console errors, exceptions, failed files and undocumented calls of a page. */
export function watchPage(page: Page, { document, patience, query }: WatchOptions): PageWatch {
  let found: Findings = { faults: [], late: [], losses: [] }
  let open = new Set<Request>()
  let lastChange = Date.now()
  const change = (work: () => void) => {
    work()
    lastChange = Date.now()
  }

  page.on('console', (message) => {
    const text = message.text()
    const { url } = message.location()
    // A remote that was never active has no page of its own yet: the portal sends that of every other path.
    if (query && url.endsWith(query) && NO_PAGE.test(text)) return
    const kind = TIMEOUT.test(text) ? found.late : found.faults
    if (NOT_OVERRIDDEN.test(text)) found.faults.push(`console: ${text}`)
    if (message.type() === 'error') kind.push(`console: ${text} (${url})`)
    if (message.type() === 'warning' && NOT_LOADED.test(text)) found.losses.push(text.split('\n', 1).join())
  })
  page.on('pageerror', (error) => found.faults.push(`exception: ${error.message}`))
  page.on('request', (request) =>
    change(() => {
      // A new document ends the requests of the last one.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open = new Set()
      open.add(request)
    }),
  )
  page.on('requestfinished', (request) => change(() => open.delete(request)))
  page.on('requestfailed', (request) => {
    const isAwaited = open.has(request)
    change(() => open.delete(request))
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') found.faults.push(`${request.url()} failed: ${reason}`)
    else if (isAwaited) found.losses.push(`${request.method()} ${request.url()} ${GIVEN_UP}`)
  })
  page.on('response', (response) => {
    found.faults.push(...faultsOf(response, document))
    if (response.status() >= 400)
      found.losses.push(
        `${response.request().method()} ${response.url()} responded with ${response.status()}`,
      )
  })

  return {
    begin(stays) {
      const losses = stays ? found.losses.filter((loss) => NOT_LOADED.test(loss)) : []
      found = { faults: [], late: [], losses }
      open = new Set()
      lastChange = Date.now()
      return found
    },
    async quiet() {
      const deadline = Date.now() + patience
      while (Date.now() < deadline) {
        const left = open.size > 0 ? QUIET_MS : lastChange + QUIET_MS - Date.now()
        if (left <= 0) return
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, 40)))
      }
      for (const request of open)
        found.late.push(`${request.url()} had no response after ${patience / 1000} s`)
    },
  }
}

function faultsOf(response: Response, document: BffDocument | undefined): string[] {
  const request = response.request()
  const url = new URL(response.url())
  const status = response.status()
  if (RELEASE_FILE.test(url.pathname) && status >= 400) return [`${url.pathname} responded with ${status}`]
  if (!document || !url.pathname.startsWith(`${BFF}/`)) return []
  url.pathname = url.pathname.slice(BFF.length)
  return undocumentedIn(document, { method: request.method(), url, headers: request.headers(), status })
}
