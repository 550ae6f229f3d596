import { type Browser, test as base, chromium, firefox } from '@playwright/test'
import { addresses, createPeople, type People, readEachStep } from '@portal/e2e'
import { type BrowserWindow, button, heading, labelled, see, textbox } from './browser-window.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
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
  const isRoot = process.getuid?.() === 0
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
          args: [
            ...(isRoot ? ['--no-sandbox'] : []),
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-quic',
          ],
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
  /** A server in front of the portal, for faults. */
  faulty: FaultProxy
}

export interface WorkerFixtures {
  engine: Engine
  started: OpenBrowser
}

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
  window: async ({ started }, use, { title }) => {
    const { window, close } = await started.open()
    await use(window)
    await window.screenshot(`report/engines/${title.replace(/\W+/g, '-')}.png`).catch(() => undefined)
    await close()
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

/** Signs in and shows the overview. */
export async function signIn(
  window: BrowserWindow,
  email: string,
  portal: string = addresses.portal,
): Promise<void> {
  await window.goto(`${portal}/login`)
  await fillSignIn(window, email)
  await see(window, heading(/^Guten Tag/))
}
