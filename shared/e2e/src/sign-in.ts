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

const isEmptyPage = ({ pathname }: URL) => pathname === EMPTY_PAGE

async function newEmptyPage(context: BrowserContext) {
  const page = await context.newPage()
  await page.route(isEmptyPage, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  return page
}

/** Signs a browser in without loading the portal's pages. */
export async function signIn(context: BrowserContext, email: string, password = PASSWORD) {
  const page = await newEmptyPage(context)
  await page.goto(`/login?returnTo=${EMPTY_PAGE}`)
  await fillSignIn(page, email, password)
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

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>
type Cookies = StorageState['cookies']

/** A session that can be copied into another browser: that of a customer cannot, because its key cannot be read. */
export interface CopiedSession extends StorageState {
  /** The key of the tokens by its name in the database of the SDK. */
  key?: { name: string; privateKey: JsonWebKey; publicKey: JsonWebKey } | undefined
}

/** Signs in with a key that can be read. */
export async function signInForCopies(context: BrowserContext, email: string): Promise<CopiedSession> {
  await context.addInitScript(() => {
    const { subtle } = globalThis.crypto ?? {}
    const generateKey = subtle?.generateKey.bind(subtle)
    // biome-ignore lint/suspicious/noExplicitAny: the five overloads come down to this one
    if (subtle) subtle.generateKey = ((of: any, _: boolean, use: any) => generateKey(of, true, use)) as never
  })
  await signIn(context, email)
  const page = await newEmptyPage(context)
  await page.goto(EMPTY_PAGE)
  const key = await page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    if ((await indexedDB.databases()).length === 0) return undefined
    const keys = (await settled(indexedDB.open('auth0-spa-js'))).transaction('keypair').objectStore('keypair')
    const [[name = ''], [pair]] = [await settled(keys.getAllKeys()), await settled(keys.getAll())]
    const { subtle } = crypto
    return {
      name: String(name),
      privateKey: await subtle.exportKey('jwk', pair.privateKey),
      publicKey: await subtle.exportKey('jwk', pair.publicKey),
    }
  })
  return { ...(await context.storageState()), key }
}

const PROVIDER_COOKIES = ['identity_session', 'identity_browser']

const providerSession = (cookies: Cookies): string =>
  JSON.stringify(PROVIDER_COOKIES.map((wanted) => cookies.find(({ name }) => name === wanted)?.value))

/** Whether a browser still has its stored session. A sign-out or another sign-in ends it. */
export const isSameSession = ({ cookies }: CopiedSession, present: Cookies): boolean =>
  providerSession(cookies) === providerSession(present)

/** Copies the session of another browser into this one. */
export async function addSession(context: BrowserContext, { cookies, origins, key }: CopiedSession) {
  await context.addCookies(cookies)
  const [stored] = origins
  if (!stored) return
  const page = await newEmptyPage(context)
  await page.goto(stored.origin + EMPTY_PAGE)
  await page.evaluate(
    async ([entries, copied]) => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
      if (!copied) return
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
      const pair = {
        privateKey: await crypto.subtle.importKey(
          'jwk',
          { ...copied.privateKey, ext: false },
          algorithm,
          false,
          ['sign'],
        ),
        publicKey: await crypto.subtle.importKey('jwk', copied.publicKey, algorithm, true, ['verify']),
      }
      const opening = indexedDB.open('auth0-spa-js', 1)
      opening.onupgradeneeded = () => {
        for (const name of ['nonce', 'keypair']) opening.result.createObjectStore(name)
      }
      await new Promise((resolve, reject) => {
        opening.onerror = reject
        opening.onsuccess = () => {
          const writing = opening.result.transaction('keypair', 'readwrite')
          writing.objectStore('keypair').put(pair, copied.name)
          writing.oncomplete = resolve
          writing.onerror = reject
        }
      })
    },
    [stored.localStorage, key] as const,
  )
  await page.close()
}
