import type { CDPSession, Page } from '@playwright/test'
import { expect, expectContrast, findPageFaults, openScreen, test } from '@portal/e2e'

const ANNA = 'anna.becker@post.example'
const JO = 'jo.katzenellenbogen@post.example'

const publicPages = [
  '/',
  '/data-protection',
  '/accessibility',
  '/cancellation',
  '/503',
  '/gibt-es-nicht',
  '/code',
  '/code/HFKDFVPNDM2RG2GR8ZB8UMGCP2',
]

/** With their dialogs, which are pages of their own. */
const ownPages = [
  '/overview',
  ...['', '/birth-date', '/help', '/phone-list', '/phone-list/contract', '/phone-list/contract/new'].map(
    (path) => `/personal-data${path}`,
  ),
  ...['/email-list', '/email-list/contract/new', '/address-list'].map((path) => `/personal-data${path}`),
  ...['', '/payment-list'].map((path) => `/contracts-payments${path}`),
  ...['', '/types', '/events', '/devices', '/password-reset', '/phone-pin'].map((path) => `/security${path}`),
  ...['', '/tracking', '/advertising', '/eco', '/revocation', '/data-visualization'].map(
    (path) => `/privacy${path}`,
  ),
  ...['/delete-account', '/history', '/my-data'].map((path) => `/privacy${path}`),
]

/** What 60 contracts, a long name and a long address change. */
const fullPages = [
  '/overview',
  ...['', '/help', '/phone-list', '/phone-list/contract', '/phone-list/contract/new'].map(
    (path) => `/personal-data${path}`,
  ),
  ...['/email-list', '/email-list/contract/new', '/address-list'].map((path) => `/personal-data${path}`),
  ...['', '/payment-list'].map((path) => `/contracts-payments${path}`),
  ...['', '/password-reset'].map((path) => `/security${path}`),
  ...['', '/history', '/my-data', '/delete-account'].map((path) => `/privacy${path}`),
]

interface Eye {
  width: number
  /** The font size of the browser, in px. */
  font?: number
  /** The text spacing of WCAG 1.4.12. */
  isSpaced?: boolean
  media?: Parameters<Page['emulateMedia']>[0]
}

const eyes: Record<string, Eye> = {
  'a font of 24 px': { width: 1280, font: 24 },
  'a font of 32 px': { width: 1280, font: 32 },
  'a font of 24 px on a phone': { width: 375, font: 24 },
  'a font of 32 px on a small phone': { width: 320, font: 32 },
  'a phone': { width: 375 },
  'a small phone': { width: 320 },
  'text spacing on a small phone': { width: 320, isSpaced: true },
  'forced colours': { width: 1280, media: { forcedColors: 'active' } },
  'more contrast': { width: 1280, media: { contrast: 'more' } },
  // A4 with the margins of a browser.
  paper: { width: 718, media: { media: 'print' } },
}

const SPACING = `* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }
  p { margin-block-end: 2em !important }`

/** A sheet of the document, because the page's policy forbids inline styles. */
const setSheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    for (const details of document.querySelectorAll('details')) details.open = true
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, css)

/** Changes the loaded page, because loading it anew for each takes much longer. */
async function lookWith(
  page: Page,
  client: CDPSession,
  { width, font = 16, isSpaced = false, media = {} }: Eye,
) {
  await client.send('Page.setFontSizes', { fontSizes: { standard: font } })
  await page.setViewportSize({ width, height: 720 })
  await page.emulateMedia({ media: 'screen', forcedColors: 'none', contrast: 'no-preference', ...media })
  await setSheet(page, isSpaced ? SPACING : '')
}

async function open(page: Page, path: string) {
  await openScreen(page, path)
  await page.waitForLoadState('networkidle')
}

for (const [name, as, paths] of [
  ['the public pages', undefined, publicPages],
  ['the pages of a customer', ANNA, ownPages],
  ['the pages of a customer with 60 contracts', JO, fullPages],
] as const) {
  test(`${name} fit every eye: nothing scrolls sideways, is cut, tiny or covered`, async ({
    page,
    signInAs,
  }) => {
    if (as) await signInAs(as)
    const client = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const path of paths) {
      await open(page, path)
      for (const [eye, look] of Object.entries(eyes)) {
        await lookWith(page, client, look)
        const limits = { target: look.width < 500 ? 44 : 24, text: 12 }
        const found = await page.evaluate(findPageFaults, limits)
        faults.push(...found.map((fault) => `${path}, ${eye}: ${fault}`))
      }
      await lookWith(page, client, { width: 1280 })
    }
    expect(faults).toEqual([])
  })
}

test('with forced colours texts are legible, with more contrast they have seven to one', async ({
  page,
  signInAs,
}) => {
  await signInAs(ANNA)
  for (const path of [
    '/overview',
    '/personal-data',
    '/contracts-payments',
    '/security',
    '/privacy/history',
  ]) {
    await open(page, path)
    for (const [rule, media] of [
      ['color-contrast', { forcedColors: 'active' }],
      ['color-contrast-enhanced', { contrast: 'more' }],
      ['color-contrast-enhanced', { contrast: 'more', colorScheme: 'dark' }],
    ] as const) {
      await page.emulateMedia({
        forcedColors: 'none',
        contrast: 'no-preference',
        colorScheme: 'light',
        ...media,
      })
      await expectContrast(page, rule)
    }
  }
})

test('the history prints completely, with brand, name and day', async ({ page, signInAs }) => {
  await signInAs(ANNA)
  await open(page, '/privacy/history')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const day = new Date().toLocaleDateString('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Berlin',
  })
  const letterhead = page.getByRole('banner')
  await expect(letterhead).toContainText('Nordtal Energie')
  await expect(letterhead.getByText(`Anna Becker, gedruckt am ${day}`)).toBeVisible()
  const wordings = page.locator('details > :not(summary)')
  expect(await wordings.count()).toBeGreaterThan(1)
  for (const wording of await wordings.all()) {
    expect(await wording.evaluate((text) => text.getBoundingClientRect().height)).toBeGreaterThan(20)
  }
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
