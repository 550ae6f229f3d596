import type { BrowserContext, Page } from '@playwright/test'
import { skippedPaperless } from './paper-contracts.ts'

const PASSWORD = 'Sonnenschein-2026'

/** The first field of the provider's form. Cards and lists of the portal carry the same label. */
export const signInField = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse' })

/** Where the provider knows already who it is. */
export async function givePassword(page: Page, password = PASSWORD) {
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Fills the provider's form, as soon as it is there. Customers who sign in so have skipped the paperless question. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.context().addCookies(skippedPaperless(email))
  await signInField(page).fill(email)
  await givePassword(page, password)
}

const EMPTY_PAGE = '/signed-in'

/** Signs a browser in with the fewest pages: the portal's sign-in, the provider's form, and the way back. */
export async function signIn(context: BrowserContext, email: string) {
  const page = await context.newPage()
  // In place of the page that the sign-in leads to.
  const isEmptyPage = ({ pathname }: URL) => pathname === EMPTY_PAGE
  await page.route(isEmptyPage, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`/login?returnTo=${EMPTY_PAGE}`)
  await fillSignIn(page, email)
  await page.waitForURL(isEmptyPage)
  await page.close()
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

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** More than a test takes, and the portal renews a token a minute before it expires. */
const LEAST_LIFETIME_S = 180

type Cookies = StorageState['cookies']

const PROVIDER_COOKIES = ['identity_session', 'identity_browser']

const providerSession = (cookies: Cookies): string =>
  JSON.stringify(PROVIDER_COOKIES.map((wanted) => cookies.find(({ name }) => name === wanted)?.value))

/** Whether a browser is still in the session that it was given: a sign-out, or another sign-in, ends that one. */
export const isSameSession = ({ cookies }: StorageState, present: Cookies): boolean =>
  providerSession(cookies) === providerSession(present)

/** A renewal would use up the refresh token, which every test with this session holds. */
export function lastsLongEnough({ origins: [origin] }: StorageState): boolean {
  const tokens = (origin?.localStorage ?? []).filter(({ name }) => name.startsWith('@@auth0spajs@@'))
  const ends = tokens.flatMap(({ value }) => JSON.parse(value).expiresAt ?? [])
  return Math.min(...ends) - Date.now() / 1000 > LEAST_LIFETIME_S
}

/** Gives a browser the session of another one. */
export async function addSession(context: BrowserContext, { cookies, origins: [origin] }: StorageState) {
  await context.addCookies(cookies)
  await context.addInitScript((entries) => {
    if (!location.origin.startsWith('http')) return
    // Only once: a test that signs out must stay signed out.
    if (sessionStorage.getItem('e2e-session')) return
    sessionStorage.setItem('e2e-session', 'given')
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origin?.localStorage ?? [])
}
