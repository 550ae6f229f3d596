import type { Page, Route } from '@playwright/test'

const problem =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'e2e', ...more }),
    })

interface Fault {
  name: string
  /** What comes in the place of the answer. */
  answer: (route: Route) => Promise<void>
}

const SECONDS_TO_WAIT = 42

/** What can come back for every call. */
export const readFaults: Fault[] = [
  { name: 'a refused request (400)', answer: problem(400, 'invalid-request') },
  { name: 'a refused session (401)', answer: problem(401, 'unauthenticated') },
  { name: 'an unknown customer (403)', answer: problem(403, 'unknown-customer') },
  { name: 'a missing resource (404)', answer: problem(404, 'not-found') },
  {
    name: 'too many requests (429)',
    answer: problem(429, 'too-many-requests', { retryAfter: SECONDS_TO_WAIT }),
  },
  { name: 'a failure (500)', answer: problem(500, 'internal-error') },
  {
    name: 'the error page of a proxy (502)',
    answer: (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  },
  { name: 'an outage (503)', answer: problem(503, 'unavailable') },
  {
    name: 'broken JSON',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"personalData":' }),
  },
  {
    name: 'an answer of another shape',
    answer: (route) => route.fulfill({ json: { personalData: [] } }),
  },
  {
    name: 'a lost connection',
    answer: (route) => route.abort('connectionreset'),
  },
]

/** The provider gives no new token, so a session that the BFF refuses stays refused. */
export const breakRenewals = (page: Page) =>
  page.route('**/oauth/token', (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )

/** What the browser says of the faults themselves. Everything else that a page complains of is one of its own. */
export const FAULT_COMPLAINTS = /^Failed to load resource: /
