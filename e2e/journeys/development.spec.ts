import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addresses, copyCheckout, expect, fillSignIn, findFreePorts, test, withOwnPortal } from '@portal/e2e'

const REMOTE = 'mfe-contracts'
const PATH = '/contracts-payments'
const RELEASED = 'Verträge & Zahlungsdaten'

/** A browser opens six connections to an origin. */
const TABS = 7

/** The address of the portal of `npm run dev`. */
let origin: string
let ports: Awaited<ReturnType<typeof findFreePorts>>

const portal = withOwnPortal('e2e-development', {
  mode: 'serial',
  async prepare({ ports: { IDENTITY_PORT }, store }) {
    ports = await findFreePorts()
    origin = `http://localhost:${ports.PORTAL_PORT}`
    const config = [
      { name: 'bffPath', value: '/bff' },
      { name: 'loginProviderDomain', value: `http://localhost:${IDENTITY_PORT}` },
      { name: 'loginClientId', value: 'nordtal-portal' },
      { name: 'loginAudience', value: 'urn:nordtal:bff' },
      { name: 'overrideOrigins', value: origin },
    ]
    await writeFile(join(store, 'config.json'), JSON.stringify(config))
  },
})

/** The checkout of a tab team. */
let checkout: string
let dev: ChildProcess
let released: string

const readRegistry = () => readFile(join(portal.store, 'registry.json'), 'utf8')

/** Runs `npm run dev -- mfe-contracts` beside the portal, with the releases of its store. */
async function startDevelopment() {
  const { SECOND_BFF_PORT: _second, COLLECTOR_PORT: _collector, ...own } = ports
  dev = spawn(process.execPath, [join(checkout, 'shared/launcher/src/dev.ts'), REMOTE], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(Object.entries(own).map(([name, port]) => [name, String(port)])),
      PORTAL_STORE: portal.store,
    },
  })
  let output = ''
  await new Promise<void>((resolve, reject) => {
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${output}`)))
    dev.stdout?.on('data', (data) => {
      output += data
      if (output.includes(`?override=${REMOTE}@${origin}`)) resolve()
    })
  })
}

test.beforeAll(async () => {
  released = await readRegistry()
  checkout = await copyCheckout(['shared', 'host', 'bff', REMOTE])
  await startDevelopment()
})
test.afterAll(async () => {
  const ended = once(dev, 'exit')
  dev.kill('SIGTERM')
  await ended
  await rm(checkout, { recursive: true, force: true })
})

const textsFile = () => join(checkout, REMOTE, 'src/texts.de.ts')

/** Saves another source for the title of the tab. */
async function saveTitle(source: string) {
  const texts = await readFile(textsFile(), 'utf8')
  await writeFile(textsFile(), texts.replace(/^ {2}title: .*$/m, `  title: ${source},`))
}

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const overlayOf = (page: Page) => page.locator('portal-development').getByRole('alert')
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Entwicklung' })

/** A reload removes the mark. */
const markBeforeSave = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-before-save', ''))
const beforeSave = (page: Page) => page.locator('html[data-before-save]')

test('a save reloads the page, which keeps its place, and leaves the store of the portal as it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 })
  await page.goto(`${origin}${PATH}`)
  await fillSignIn(page, 'anna.becker@post.example')
  await expect(titleOf(page, RELEASED)).toBeVisible()
  await expect(page.getByText('Nordtal Ökostrom Plus').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))

  const savedAt = performance.now()
  await saveTitle("'Aus der Quelle'")
  await expect(titleOf(page, 'Aus der Quelle')).toHaveCount(1)
  process.stdout.write(`save -> seen: ${((performance.now() - savedAt) / 1000).toFixed(1)} s\n`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await expect(page).toHaveURL(`${origin}${PATH}`)
  await expect(overlayOf(page)).toHaveCount(0)
  expect(await readRegistry()).toBe(released)
})

test('more tabs than a browser has connections load, and a save reloads each', async ({ context }) => {
  const pages: Page[] = []
  for (let count = 0; count < TABS; count++) {
    const page = await context.newPage()
    await page.goto(`${origin}/data-protection`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await markBeforeSave(page)
    pages.push(page)
  }
  // The first tab listens for all, and the next one after it.
  await pages.shift()?.close()
  await saveTitle("'Für alle'")
  for (const page of pages) await expect(beforeSave(page)).toHaveCount(0)
})

test('errors of compiler and types are in the page with file and line until they are mended', async ({
  page,
}) => {
  const buildError = overlayOf(page).filter({ hasText: 'does not build' })
  await page.goto(`${origin}/data-protection`)
  await markBeforeSave(page)
  await saveTitle('5 as string')
  // The types are checked once the build is in the page.
  await expect(beforeSave(page)).toHaveCount(0)
  await expect(overlayOf(page)).toContainText(/mfe-contracts has type errors\s*src\/texts\.de\.ts\(\d+,\d+\)/)
  await saveTitle('(')
  await expect(buildError).toContainText(/texts\.de\.ts:\d+:\d+/)
  await saveTitle("'Aus der Quelle'")
  await expect(buildError).toHaveCount(0)
  await expect(overlayOf(page)).toHaveCount(0)
})

test('a build that cannot be loaded is named in the page, and no other release is shown', async ({
  page,
  expectPageErrors,
}) => {
  await page.goto(`${origin}${PATH}`)
  await fillSignIn(page, 'anna.becker@post.example')
  await expect(titleOf(page, 'Aus der Quelle')).toBeVisible()
  await saveTitle("((): string => { throw new Error('Broken at start') })()")
  await expect(overlayOf(page)).toContainText(/mfe-contracts.*Broken at start/s)
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await saveTitle("'Aus der Quelle'")
  await expect(titleOf(page, 'Aus der Quelle')).toBeVisible()
  await expect(overlayOf(page)).toHaveCount(0)
  expectPageErrors(/./)
})

test('a portal shows a remote from a listed origin in one browser tab until it is reset', async ({
  page,
  newDevice,
}) => {
  await page.goto(`${PATH}?override=${REMOTE}@${origin}`)
  await fillSignIn(page, 'anna.becker@post.example')
  await expect(bannerOf(page)).toContainText(`${REMOTE} wird von ${origin} geladen.Zurücksetzen`)
  await expect(titleOf(page, 'Aus der Quelle')).toBeVisible()
  await saveTitle("'Noch einmal'")
  await expect(titleOf(page, 'Noch einmal')).toBeVisible()
  await expect(page).not.toHaveURL(/override/)

  const other = await newDevice()
  await other.goto(PATH)
  await fillSignIn(other, 'anna.becker@post.example')
  await expect(titleOf(other, RELEASED)).toBeVisible()

  await bannerOf(page).getByRole('button', { name: 'Zurücksetzen' }).click()
  await expect(titleOf(page, RELEASED)).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
})

test('a portal without overrideOrigins has no overrides', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: addresses.portal, locale: 'de-DE' })
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).origin))
  const warning = page.waitForEvent('console', (message) => message.text().includes('is ignored'))
  await page.goto(`/data-protection?override=${REMOTE}@${origin}`)
  expect((await warning).text()).toContain(`${REMOTE}@${origin}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
  expect(requested).not.toContain(origin)
  await page.close()
})
