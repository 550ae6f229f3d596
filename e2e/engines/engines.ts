import { type Browser, test as base, chromium, firefox } from '@playwright/test'
import {
  addresses,
  chromiumArguments,
  createPeople,
  expect,
  type People,
  readEachStep,
  type StoredSession,
  withBearerTokens,
} from '@portal/e2e'
import { type FaultProxy, startFaultProxy } from '../faults/fault-proxy.ts'
import { type BrowserWindow, button, heading, labelled, OFTEN, see, textbox } from './browser-window.ts'
import { playwrightWindow } from './playwright-window.ts'
import { startWebKit } from './webkit-driver.ts'
import { webkitWindow } from './webkit-window.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

interface Opening {
  dark?: boolean
}

/** A browser with nothing stored. */
interface OpenBrowser {
  open(): Promise<{ window: BrowserWindow; close(): Promise<void> }>
  stop(): Promise<void>
}

async function startPlaywright(engine: 'chromium' | 'firefox', { dark }: Opening): Promise<OpenBrowser> {
  const browser: Browser =
    engine === 'firefox'
      ? await firefox.launch({
          channel: 'moz-firefox',
          executablePath: process.env.FIREFOX_BIN ?? '',
          firefoxUserPrefs: {
            'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
            'ui.prefersReducedMotion': 1,
          },
        })
      : await chromium.launch({
          executablePath: process.env.CHROME_BIN ?? '',
          args: chromiumArguments,
        })
  return {
    async open() {
      const context = await browser.newContext({
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        viewport: { width: 1280, height: 800 },
        ...(engine === 'chromium' && { colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' }),
      })
      await readEachStep(context)
      const page = await context.newPage()
      // The question before input is left.
      page.on('dialog', (question) => void question.accept())
      return { window: playwrightWindow(page, context), close: () => context.close() }
    },
    stop: () => browser.close(),
  }
}

export async function startEngine(engine: Engine, opening: Opening = {}): Promise<OpenBrowser> {
  if (engine !== 'webkit') return startPlaywright(engine, opening)
  const webkit = await startWebKit(opening)
  return {
    async open() {
      const driver = await webkit.openSession()
      const window = webkitWindow(driver, await driver.getWindowHandle())
      await window.resize(1280, 800)
      return { window, close: () => driver.quit() }
    },
    stop: webkit.stop,
  }
}

interface Fixtures extends People {
  /** A window of a browser with nothing stored. */
  window: BrowserWindow
  /** A window with nothing in common with the other one. */
  otherDevice: BrowserWindow
  /** A server in front of the portal, for faults. */
  faulty: FaultProxy
}

export interface WorkerFixtures {
  engine: Engine
  started: OpenBrowser
}

/** The entries of the storage of a window. */
/** The tests of all engines. What they use, `BrowserWindow` has for each. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { scope: 'worker', option: true }],
  started: [
    async ({ engine }, use) => {
      const started = await startEngine(engine)
      await use(started)
      await started.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  newPerson: ({ request }, use) => use(createPeople(request, addresses.portal).newPerson),
  newInvitation: ({ request }, use) => use(createPeople(request, addresses.portal).newInvitation),
  window: async ({ started }, use, info) => {
    const { window, close } = await started.open()
    await use(window)
    if (info.status !== info.expectedStatus) await window.screenshot(info.outputPath('window.png'))
    await close()
  },
  otherDevice: async ({ engine, started }, use) => {
    // A driver of WebKit has one browser at a time.
    const other = engine === 'webkit' ? await startEngine(engine) : started
    const { window, close } = await other.open()
    await use(window)
    await close()
    if (other !== started) await other.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  faulty: async ({}, use) => {
    const proxy = await startFaultProxy(addresses.portal)
    await use(proxy)
    proxy.stop()
  },
})

const PASSWORD = 'Sonnenschein-2026'

/** Fills the password where the form shows the address. */
export async function fillPassword(window: BrowserWindow): Promise<void> {
  await window.fill(labelled('Passwort'), PASSWORD)
  await window.click(button('Anmelden'))
}

/** Fills the form of the sign-in, which is shown. */
export async function fillSignIn(window: BrowserWindow, email: string): Promise<void> {
  await window.fill(textbox('E-Mail-Adresse'), email)
  await fillPassword(window)
}

/** Opens a page, which asks for a sign-in, and is shown after it. */
export async function signIn(window: BrowserWindow, email: string, address: string): Promise<void> {
  await window.goto(address)
  await fillSignIn(window, email)
  await expect.poll(() => window.address(), OFTEN).toBe(address)
  await see(window, heading())
}

/** Opens a page with the session of another window, possibly at another origin. */
export async function openWith(
  window: BrowserWindow,
  session: StoredSession,
  address: string,
): Promise<void> {
  await window.goto(new URL('/robots.txt', address).href)
  await window.run(`for (const [key, value] of ${JSON.stringify(session)}) localStorage.setItem(key, value)`)
  await window.goto(address)
}

/** Signs in once. The session is good for the few minutes that the tests of a file take, at each origin. */
export async function sessionOf(
  { open }: OpenBrowser,
  email: string,
  { portal, identity }: { portal: string; identity: string },
): Promise<StoredSession> {
  const { window, close } = await open()
  await signIn(window, email, `${portal}/security`)
  const session = await window.run<StoredSession>('return Object.entries(localStorage)')
  await close()
  return withBearerTokens(session, { portal, identity, email })
}
