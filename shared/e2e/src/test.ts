import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createPeople, type People, type Person } from './people.ts'
import { addSession, type CopiedSession, isSameSession, signIn, signInForCopies } from './sign-in.ts'

interface Options {
  /** Whether the customer presses a button of a dialog sooner than they could have read it, which does nothing. */
  isHasty: boolean
}

interface Fixtures extends Options, People {
  /** Errors with which the test does not fail. */
  expectedErrors: RegExp[]
  /** Policy violations, console errors and uncaught exceptions. A test fails with one that is not expected. */
  pageErrors: string[]
  /** Removes the errors so far, fails if none matches, and expects more of the kind: the browser reports some late. */
  expectPageErrors: (pattern: RegExp) => void
  /** Opens a page on another device, which shares nothing with the test's browser. */
  newDevice: () => Promise<Page>
  /** Signs the test's browser in as a seeded person (by address) or as a new person. */
  signInAs: (customer: string | Person) => Promise<void>
  people: People
}

interface StoredSession {
  state: CopiedSession
  /** Milliseconds since 1970. */
  signedInAt: number
}

interface WorkerFixtures {
  sessions: Map<string, StoredSession>
}

/** Far sooner than its token is renewed, which would use up the refresh token that all tests with this session share. */
const MAX_SESSION_AGE_MS = 150_000

/** Dates each event a second after the last, which is sooner for the test than a second of reading. */
export const readEachStep = (context: BrowserContext) =>
  context.addInitScript(() => {
    let reads = 0
    Object.defineProperty(Event.prototype, 'timeStamp', {
      get() {
        reads += 1
        return performance.now() + reads * 1000
      },
    })
  })

/** The page of an address without one says so with its status, which the browser reports as an error. */
const isStatusOfPage = (text: string, url: string) =>
  /status of (404|503)/.test(text) &&
  /^\/(?!(bff|host|remotes|elements|sets)\/)[^.]*$/.test(new URL(url).pathname)

export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],

  isHasty: [false, { option: true }],

  context: async ({ context, isHasty }, use) => {
    if (!isHasty) await readEachStep(context)
    await use(context)
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  expectedErrors: async ({}, use) => use([]),

  pageErrors: [
    async ({ context, expectedErrors }, use) => {
      const pageErrors: string[] = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the test reads the console.
          console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI}`)
        })
      })
      context.on('console', (message) => {
        const { url } = message.location()
        if (message.type() !== 'error' || isStatusOfPage(message.text(), url)) return
        pageErrors.push(`${message.text()} (${url})`)
      })
      context.on('weberror', (error) => pageErrors.push(error.error().stack ?? error.error().message))
      await use(pageErrors)
      expect(pageErrors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],

  expectPageErrors: async ({ pageErrors, expectedErrors }, use) => {
    await use((pattern) => {
      const provoked = pageErrors.splice(0)
      expect(provoked).toContainEqual(expect.stringMatching(pattern))
      expectedErrors.push(pattern)
      pageErrors.push(...provoked.filter((text) => !expectedErrors.some((expected) => expected.test(text))))
    })
  },

  newDevice: async ({ browser, baseURL }, use) => {
    const devices: BrowserContext[] = []
    await use(async () => {
      const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
      devices.push(device)
      await readEachStep(device)
      return device.newPage()
    })
    for (const device of devices) await device.close()
  },

  people: ({ request, baseURL }, use) => use(createPeople(request, baseURL ?? '')),
  newPerson: ({ people }, use) => use(people.newPerson),
  newInvitation: ({ people }, use) => use(people.newInvitation),

  signInAs: async ({ context, browser, baseURL, sessions }, use) => {
    const used: string[] = []
    await use(async (customer) => {
      // No other test uses this person, so no session is stored.
      if (typeof customer !== 'string') return signIn(context, customer.email)
      // A session is valid at one portal only, and some tests have their own.
      const key = `${baseURL} ${customer}`
      let session = sessions.get(key)
      if (!session || Date.now() - session.signedInAt > MAX_SESSION_AGE_MS) {
        const signedInAt = Date.now()
        const signingIn = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
        session = { state: await signInForCopies(signingIn, customer), signedInAt }
        await signingIn.close()
        sessions.set(key, session)
      }
      used.push(key)
      await addSession(context, session.state)
    })
    const remaining = await context.cookies()
    for (const key of used) {
      const session = sessions.get(key)
      if (session && !isSameSession(session.state, remaining)) sessions.delete(key)
    }
  },
})

export { expect }
