import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

/** What style sheets of real pages do, and worse. */
const HOSTILE = `
  html { font-size: 62.5% }
  :root { --space-4: 50px; --size-target: 5px; --color-ink: red; --radius-md: 50px }
  body, body * {
    font: italic 800 30px / 3 serif !important;
    letter-spacing: 0.5em !important;
    word-spacing: 1em !important;
    text-transform: uppercase !important;
    text-align: right !important;
    text-indent: 50px !important;
    text-shadow: 0 0 9px red !important;
    white-space: nowrap !important;
    direction: rtl !important;
    color: red !important;
    cursor: wait !important;
    quotes: none !important;
    list-style: square !important;
    hyphens: none !important;
    border-spacing: 50px !important;
    -webkit-text-fill-color: red !important;
    -webkit-text-stroke: 1px red !important;
    -webkit-text-size-adjust: 200% !important;
  }
  div { display: none !important }
`

/** The computed style and the box of everything inside the element. Only its place belongs to the page. */
const renderedContent = (page: Page) =>
  page.locator('nordtal-personal-data').evaluate((element) => {
    Object.assign(element.style, { position: 'absolute', inset: '0 auto auto 0', width: '800px' })
    return [...(element.shadowRoot?.querySelectorAll('[data-portal-root], [data-portal-root] *') ?? [])].map(
      (part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const style = [...getComputedStyle(part)].map((name) => [
          name,
          getComputedStyle(part).getPropertyValue(name),
        ])
        return { part: part.outerHTML.slice(0, 80), x, y, width, height, ...Object.fromEntries(style) }
      },
    )
  })

/** Opens the element alone on a page. */
async function openElement(page: Page) {
  const { apps } = await (await page.request.get('/registry.json')).json()
  await page.goto(`/remotes/mfe-personal-data/${apps['mfe-personal-data'].active.release}/element/index.html`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Gives the page a style sheet. */
function addStyles(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

const fontIsLoaded = () =>
  [...document.fonts].some(({ family, status }) => family === 'portal-figtree' && status === 'loaded')

test('the style sheets of a page change nothing inside an element', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  // Else a transition may run while it is measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openElement(page)
  // A pointer would be over other parts when the measuring changes the width.
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
  await page.waitForFunction(fontIsLoaded)

  const clean = await renderedContent(page)
  await page.evaluate(addStyles, HOSTILE)
  expect(await renderedContent(page)).toEqual(clean)
  expect(clean.length).toBeGreaterThan(50)
})

test('tokens that the page sets for an element win over its theme, and another font saves ours', async ({
  page,
  signInAs,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()))
  await page.addInitScript(
    addStyles,
    'nordtal-personal-data { --color-brand: #123456; --font-body: serif; --font-heading: serif }',
  )
  await signInAs('gina.hahn@post.example')
  await openElement(page)
  const link = page.getByRole('link', { name: 'Hilfe und Kontakt' })
  await page.locator('nordtal-personal-data').evaluate((element) => {
    element.dataset.theme = 'solhaus'
  })
  await expect(link).toHaveCSS('color', 'rgb(18, 52, 86)')
  await expect(link).toHaveCSS('font-family', 'serif')
  expect(fonts).toEqual([])
})

test('additions of a page to the prototypes of objects and arrays change nothing inside an element', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    for (const prototype of [Object.prototype, Array.prototype])
      Object.assign(prototype, { extend: () => undefined })
  })
  await signInAs('gina.hahn@post.example')
  await openElement(page)
  await expect(page.getByText('gina.hahn@post.example')).toBeVisible()
})

test('an open dialog is not printed over the page around its element', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await openElement(page)
  await page.evaluate(() => document.body.append('Ihre Solarstadt'))
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum' })
  await expect(dialog).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Ihre Solarstadt')).toBeVisible()
  await expect(page.getByText('gina.hahn@post.example')).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a field is never so small that Safari zooms into it', async ({ page, signInAs }) => {
    await page.addInitScript(addStyles, 'nordtal-personal-data { --portal-scale: 0.75 }')
    await signInAs('gina.hahn@post.example')
    await openElement(page)
    await page.getByRole('link', { name: 'Geburtsdatum ändern' }).tap()
    const field = page.getByRole('textbox', { name: 'Geburtsdatum' })
    await expect(field).toHaveCSS('font-size', '16px')
    await expect(page.getByText('Geburtsdatum', { exact: true }).last()).toHaveCSS('font-size', '12px')
  })
})
