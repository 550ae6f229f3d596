import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { createPeople, type People, type Person } from './people.ts'
import { addSession, isSameSession, lastsLongEnough, type StorageState, signIn } from './sign-in.ts'

interface Fixtures extends People {
  /** What a page must never say: violations of its policy, errors in the console, uncaught exceptions. */
  complaints: string[]
  /** Takes complaints that the test provokes, and fails unless each of them is of this kind. */
  expectComplaints: (kind: RegExp) => void
  /** A page on another device, which shares nothing with the test's browser. */
  newDevice: () => Promise<Page>
  /** Signs the test's browser in: as a seeded person by the address, or as a person of the test's own. */
  signInAs: (who: string | Person) => Promise<void>
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

  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          // biome-ignore lint/suspicious/noConsole: the console is how the page tells the test.
          console.error(`Policy violated: ${event.violatedDirective} by ${event.blockedURI}`)
        })
      })
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],

  expectComplaints: async ({ complaints }, use) => {
    await use((kind) => {
      const provoked = complaints.splice(0)
      expect(provoked.length).toBeGreaterThan(0)
      for (const complaint of provoked) expect(complaint).toMatch(kind)
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
    const taken: string[] = []
    await use(async (who) => {
      // No other test has this person, so the session is made where it is needed.
      if (typeof who !== 'string') return signIn(context, who.email)
      // Some tests have a portal of their own, where the session of another is worth nothing.
      const key = `${baseURL} ${who}`
      let session = sessions.get(key)
      if (!session || !lastsLongEnough(session)) {
        const signingIn = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
        await signIn(signingIn, who)
        session = await signingIn.storageState()
        await signingIn.close()
        sessions.set(key, session)
      }
      taken.push(key)
      await addSession(context, session)
    })
    const left = await context.cookies()
    for (const key of taken) {
      const session = sessions.get(key)
      if (session && !isSameSession(session, left)) sessions.delete(key)
    }
  },
})

export { expect }
