import type { Page, Route } from '@playwright/test'

const problem =
  (status: number, code: string, more: object = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'e2e', ...more }),
    })

/**
 * What a customer can be told: that it failed, that the item is gone or has another value now, how long to wait, that
 * the connection was lost, that no answer came in time, or that the session could not be renewed.
 */
type Told = 'failed' | 'gone' | 'stale' | 'limited' | 'lost' | 'unanswered' | 'unauthenticated'

export interface Fault {
  name: string
  told: Told
  /** What comes in the place of the answer. */
  answer: (route: Route) => Promise<void>
}

const SECONDS_TO_WAIT = 42

/** What can come back for every call. */
const everywhere: Fault[] = [
  { name: 'a refused request (400)', told: 'failed', answer: problem(400, 'invalid-request') },
  { name: 'a refused session (401)', told: 'unauthenticated', answer: problem(401, 'unauthenticated') },
  { name: 'an unknown customer (403)', told: 'failed', answer: problem(403, 'unknown-customer') },
  { name: 'a missing resource (404)', told: 'gone', answer: problem(404, 'not-found') },
  {
    name: 'too many requests (429)',
    told: 'limited',
    answer: problem(429, 'too-many-requests', { retryAfter: SECONDS_TO_WAIT }),
  },
  { name: 'a failure (500)', told: 'failed', answer: problem(500, 'internal-error') },
  {
    name: 'the error page of a proxy (502)',
    told: 'failed',
    answer: (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  },
  { name: 'an outage (503)', told: 'failed', answer: problem(503, 'unavailable') },
  {
    name: 'broken JSON',
    told: 'failed',
    answer: (route) => route.fulfill({ contentType: 'application/json', body: '{"personalData":' }),
  },
  {
    name: 'an answer of another shape',
    told: 'failed',
    answer: (route) => route.fulfill({ json: { personalData: [] } }),
  },
  {
    name: 'a lost connection',
    told: 'lost',
    answer: (route) => route.abort('connectionreset'),
  },
]

export const readFaults = everywhere

/** What can come back for a change beside that. */
export const writeFaults: Fault[] = [
  ...everywhere,
  {
    name: 'a refused change (409)',
    told: 'failed',
    answer: problem(409, 'change-refused', { reason: 'billing-in-progress' }),
  },
  { name: 'a newer version (412)', told: 'stale', answer: problem(412, 'stale-version') },
  { name: 'no answer in time', told: 'unanswered', answer: async () => undefined },
]

/** The words for a fault, but for those that name the item. */
export const words = {
  failed: /nicht geklappt/,
  limited: `Bitte versuchen Sie es in ${SECONDS_TO_WAIT} Sekunden noch einmal.`,
  lost: 'Die Verbindung ist abgerissen',
  offline: /Sie sind offline(\. Ihre Eingaben bleiben hier stehen|, und es wurde nichts gesendet)\./,
  unanswered: 'Die Antwort hat zu lange gedauert.',
  unauthenticated: 'Unser System ist gerade nicht erreichbar.',
}

/** The provider gives no new token, so a session that the BFF refuses stays refused. */
export const breakRenewals = (page: Page) =>
  page.route('**/oauth/token', (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )

/** Calls that are given up after `ms` are given up sooner, so that no test has to wait for it. */
export const giveUpSooner = (page: Page, ms: number) =>
  page.addInitScript((patience) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (given) => timeout(given === patience ? given / 16 : given)
  }, ms)

/** What the browser says of the faults themselves. Everything else that a page complains of is one of its own. */
export const FAULT_COMPLAINTS = /^Failed to load resource: /
