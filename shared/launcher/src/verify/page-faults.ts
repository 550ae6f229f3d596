import type { BrowserContext, Page, Request, Response } from '@playwright/test'
import { calls } from '@portal/contracts'
import { type BffDocument, undocumentedIn } from './bff-document.ts'

const BFF = '/bff'
const RELEASE_FILE = /^\/(host|remotes)\//

/** Where the faults of a page go; it changes with each visit. */
export interface PageWatch {
  /** Begins a visit and returns its faults, which grow until the next visit. */
  begin: () => string[]
  /** Resolves when the page has made no request for a moment. */
  quiet: () => Promise<void>
}

const QUIET_MS = 120

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

/** Collects console errors, exceptions, failed files and undocumented calls of a page. */
export function watchPage(page: Page, document: BffDocument, patience: number): PageWatch {
  let faults: string[] = []
  let open = new Set<Request>()
  let lastChange = Date.now()
  const change = (work: () => void) => {
    work()
    lastChange = Date.now()
  }

  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('request', (request) => change(() => open.add(request)))
  page.on('requestfinished', (request) => change(() => open.delete(request)))
  page.on('requestfailed', (request) => {
    change(() => open.delete(request))
    const reason = request.failure()?.errorText
    // The next visit ends the requests of the last one.
    if (reason !== 'net::ERR_ABORTED') faults.push(`${request.url()} failed: ${reason}`)
  })
  page.on('response', (response) => faults.push(...faultsOf(response, document)))

  return {
    begin() {
      faults = []
      open = new Set()
      lastChange = Date.now()
      return faults
    },
    async quiet() {
      const deadline = Date.now() + patience
      while (Date.now() < deadline) {
        const left = open.size > 0 ? QUIET_MS : lastChange + QUIET_MS - Date.now()
        if (left <= 0) return
        await new Promise((resolve) => setTimeout(resolve, Math.min(left, 40)))
      }
      for (const request of open) faults.push(`${request.url()} had no response after ${patience / 1000} s`)
    },
  }
}

function faultsOf(response: Response, document: BffDocument): string[] {
  const request = response.request()
  const url = new URL(response.url())
  const status = response.status()
  if (RELEASE_FILE.test(url.pathname) && status >= 400) return [`${url.pathname} responded with ${status}`]
  if (!url.pathname.startsWith(`${BFF}/`)) return []
  url.pathname = url.pathname.slice(BFF.length)
  return undocumentedIn(document, { method: request.method(), url, headers: request.headers(), status })
}
