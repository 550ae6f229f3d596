import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createPeople, type People, type Person } from './people.ts'
import { addSession, isSameSession, lastsLongEnough, type StorageState, signIn } from './sign-in.ts'

interface Fixtures extends People {
  /** Policy violations, console errors and uncaught exceptions. */
  pageErrors: string[]
  /** Removes the errors so far. Fails if there are none, or if one does not match. */
  expectPageErrors: (pattern: RegExp) => void
  /** Opens a page on another device, which shares nothing with the test's browser. */
  newDevice: () => Promise<Page>
  /** Signs the test's browser in as a seeded person (by address) or as a new person. */
  signInAs: (customer: string | Person) => Promise<void>
  people: People
}

interface WorkerFixtures {
  sessions: Map<string, StorageState>
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],

  pageErrors: [
    async ({ context }, use) => {
      const pageErrors: string[] = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the test reads the console.
          console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI}`)
        })
      })
      context.on('console', (message) => {
        if (message.type() === 'error') pageErrors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => pageErrors.push(error.error().stack ?? error.error().message))
      await use(pageErrors)
      expect(pageErrors).toEqual([])
    },
    { auto: true },
  ],

  expectPageErrors: async ({ pageErrors }, use) => {
    await use((pattern) => {
      const provoked = pageErrors.splice(0)
      expect(provoked.length).toBeGreaterThan(0)
      for (const pageError of provoked) expect(pageError).toMatch(pattern)
    })
  },

  newDevice: async ({ browser, baseURL }, use) => {
    const devices: BrowserContext[] = []
    await use(async () => {
      const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
      devices.push(device)
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
      if (!session || !lastsLongEnough(session)) {
        const signingIn = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
        await signIn(signingIn, customer)
        session = await signingIn.storageState()
        await signingIn.close()
        sessions.set(key, session)
      }
      used.push(key)
      await addSession(context, session)
    })
    const remaining = await context.cookies()
    for (const key of used) {
      const session = sessions.get(key)
      if (session && !isSameSession(session, remaining)) sessions.delete(key)
    }
  },
})

export { expect }
