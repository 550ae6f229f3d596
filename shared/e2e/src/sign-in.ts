import type { BrowserContext, Page } from '@playwright/test'
import { paperlessSkipCookies } from './paperless-cookies.ts'

const PASSWORD = 'Sonnenschein-2026'

/** The address field of the provider's form. The role sets it apart from cards with the same label. */
export const signInField = (page: Page) => page.getByRole('textbox', { name: 'E-Mail-Adresse' })

/** Fills the password where the provider already shows the address. */
export async function fillPassword(page: Page, password = PASSWORD) {
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

/** Fills the provider's form. The customer has skipped the paperless question. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD) {
  await page.context().addCookies(paperlessSkipCookies(email))
  await signInField(page).fill(email)
  await fillPassword(page, password)
}

const EMPTY_PAGE = '/signed-in'

/** Signs a browser in without loading the portal's pages. */
export async function signIn(context: BrowserContext, email: string) {
  const page = await context.newPage()
  const isEmptyPage = ({ pathname }: URL) => pathname === EMPTY_PAGE
  await page.route(isEmptyPage, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`/login?returnTo=${EMPTY_PAGE}`)
  await fillSignIn(page, email)
  await page.waitForURL(isEmptyPage)
  await page.close()
}

/** Changes the expiry of the stored token to an hour ago. */
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

type Cookies = StorageState['cookies']

const PROVIDER_COOKIES = ['identity_session', 'identity_browser']

const providerSession = (cookies: Cookies): string =>
  JSON.stringify(PROVIDER_COOKIES.map((wanted) => cookies.find(({ name }) => name === wanted)?.value))

/** Whether a browser still has its stored session. A sign-out or another sign-in ends it. */
export const isSameSession = ({ cookies }: StorageState, present: Cookies): boolean =>
  providerSession(cookies) === providerSession(present)

/** Copies the session of another browser into this one. */
export async function addSession(context: BrowserContext, { cookies, origins: [origin] }: StorageState) {
  await context.addCookies(cookies)
  await context.addInitScript((entries) => {
    if (!location.origin.startsWith('http')) return
    // Once per tab: a test that signs out must stay signed out.
    if (sessionStorage.getItem('e2e-session')) return
    sessionStorage.setItem('e2e-session', 'added')
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origin?.localStorage ?? [])
}
