import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { skippedPaperless } from './paper-contracts.ts'

const PASSWORD = 'Sonnenschein-2026'

/** The first field of the provider's form. Cards and lists of the portal carry the same label. */
export const signInField = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse' })

/** Where the provider knows already who it is. */
export async function givePassword(page: Page, password = PASSWORD) {
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Fills the provider's form, as soon as it is there. Whoever signs in so has skipped the paperless question before. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.context().addCookies(skippedPaperless(email))
  await signInField(page).fill(email)
  await givePassword(page, password)
}

/** Makes the stored token one that has expired an hour ago. */
export const expireToken = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('@@auth0spajs@@'))) {
      const entry = JSON.parse(localStorage.getItem(key) ?? 'null')
      if (!entry?.body?.access_token) continue
      entry.expiresAt = Math.floor(Date.now() / 1000) - 3600
      localStorage.setItem(key, JSON.stringify(entry))
    }
  })

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** More than a test takes, and the portal renews a token a minute before it expires. */
const LEAST_LIFETIME_S = 180

/** A renewal would use up the refresh token, which every test with this session holds. */
function lastsLongEnough({ origins: [origin] }: StorageState): boolean {
  const tokens = (origin?.localStorage ?? []).filter(({ name }) => name.startsWith('@@auth0spajs@@'))
  const ends = tokens.flatMap(({ value }) => JSON.parse(value).expiresAt ?? [])
  return Math.min(...ends) - Date.now() / 1000 > LEAST_LIFETIME_S
}

interface Fixtures {
  /** What a page must never say: violations of its policy, errors in the console, uncaught exceptions. */
  complaints: string[]
  /** Takes complaints that the test provokes, and fails unless each of them is of this kind. */
  expectComplaints: (kind: RegExp) => void
  /** A page on another device, which shares nothing with the test's browser. */
  newDevice: () => Promise<Page>
  /** Signs the test's browser in as one of the seeded people. */
  signInAs: (email: string) => Promise<void>
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

  signInAs: async ({ context, browser, baseURL, sessions }, use) => {
    await use(async (email) => {
      // Some tests have a portal of their own, where the session of another is worth nothing.
      const key = `${baseURL} ${email}`
      let session = sessions.get(key)
      if (!session || !lastsLongEnough(session)) {
        const signingIn = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' })
        const page = await signingIn.newPage()
        await page.goto('/data-protection')
        await page.goto('/login')
        await fillSignIn(page, email)
        await page.waitForURL('**/overview')
        session = await signingIn.storageState()
        await signingIn.close()
        sessions.set(key, session)
      }
      await context.addCookies(session.cookies)
      const [origin] = session.origins
      await context.addInitScript((entries) => {
        if (!location.origin.startsWith('http')) return
        // Only once: a test that signs out must stay signed out.
        if (sessionStorage.getItem('e2e-session')) return
        sessionStorage.setItem('e2e-session', 'given')
        for (const { name, value } of entries) localStorage.setItem(name, value)
      }, origin?.localStorage ?? [])
    })
  },
})

export { expect }
