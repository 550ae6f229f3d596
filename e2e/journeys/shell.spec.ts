import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const EMAIL = 'gina.hahn@post.example'
const ACCOUNT = 'Nordtal Konto'

const header = (page: Page) => page.locator('header[data-sticky]')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

/** Whether a tap in the middle of the element hits it. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element === hit || element.contains(hit)
  })

/** Words of logo and tabs that break over two lines. */
const brokenWords = (page: Page) =>
  page.locator('header[data-sticky] a, [data-tab-bar] a').evaluateAll((links) =>
    links.flatMap((link) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

const fits = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-tab-bar] ul')].every(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
    ),
  )

/** Applies the text spacing of WCAG 1.4.12. */
const spaceOut = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      Object.assign(element.style, { letterSpacing: '0.12em', wordSpacing: '0.16em' })
    }
  })

async function openTab(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Wird geladen …')).toHaveCount(0)
}

test('each page starts at its top with the heading focused; Back restores scroll position and heading', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await page.evaluate(() => scrollTo(0, 300))
  const link = tabs(page).getByRole('link', { name: 'Datenschutz' })
  await link.focus()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused()
  await expect(page).toHaveTitle(`Datenschutz – ${ACCOUNT}`)
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Daten' })).toBeFocused()
  await expect(page).toHaveTitle(`Persönliche Daten – ${ACCOUNT}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('a page that opens with its dialog focuses its heading when the dialog closes', async ({
  page,
  signInAs,
}) => {
  await signInAs(EMAIL)
  await openTab(page, '/overview')
  await tabs(page).getByRole('link', { name: 'Persönliche Daten' }).click()
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum ändern' })
  await expect(dialog).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeFocused()
  await page.evaluate(() => history.go(2))
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Daten' })).toBeFocused()
})

test('in a narrow window the header hides on scrolling down and returns without a layout shift', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: false })
  })
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 400)
  await expect(header(page)).not.toBeInViewport()
  await page.mouse.wheel(0, -100)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 200)
  await expect(header(page)).not.toBeInViewport()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])

  const scrollPosition = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Ihr Konto' }).focus()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition)
})

for (const width of [800, 375]) {
  test(`at ${width} px nothing covers the focused element with Tab and Shift+Tab`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(EMAIL)
    await openTab(page, '/overview')
    // The data come late and move the elements below them.
    await expect(page.getByRole('region', { name: 'Ihre Verträge' })).toBeVisible()
    const stopCount = await page.locator('main :is(a, button), footer :is(a, button)').count()
    expect(stopCount).toBeGreaterThan(8)
    const focused = page.locator(':focus')
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stopCount + 8; stop += 1) {
        await page.keyboard.press(key)
        if ((await focused.count()) === 0) continue
        await expect.poll(() => isOnTop(focused), { message: (await focused.textContent()) ?? '' }).toBe(true)
      }
    }
  })
}

test('no window width breaks a word of the logo or tabs, also with wide text spacing', async ({
  page,
  signInAs,
}) => {
  await signInAs(EMAIL)
  await openTab(page, '/overview')
  const logo = page.getByRole('banner').getByText('Nordtal Energie')
  await page.setViewportSize({ width: 855, height: 800 })
  expect(await logo.evaluate((text) => text.getBoundingClientRect().height)).toBeLessThan(30)
  const widths = [320, 375, 854, 855, 900, 1000, 1024, 1280]
  for (const space of [async () => undefined, spaceOut]) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await space(page)
      expect(await brokenWords(page), `${width} px`).toEqual([])
      expect(await fits(page), `${width} px`).toBe(true)
    }
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('the tabs are in the lower half, at least 44 px large, and open their pages', async ({
    page,
    signInAs,
  }) => {
    await signInAs(EMAIL)
    await openTab(page, '/overview')
    const links = tabs(page).getByRole('link')
    for (const [index, name] of ['Übersicht', 'Daten', 'Verträge', 'Sicherheit', 'Datenschutz'].entries()) {
      await expect(links.nth(index)).toContainText(name)
    }
    for (const link of await links.all()) {
      const box = await link.boundingBox()
      expect(box?.y).toBeGreaterThan(667 / 2)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await links.filter({ hasText: 'Sicherheit' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung & Sicherheit' })).toBeFocused()
    await expect(tabs(page).getByRole('link', { name: 'Sicherheit' })).toHaveAttribute('aria-current', 'page')
  })

  test('the tab bar does not cover the footer', async ({ page, signInAs }) => {
    await signInAs(EMAIL)
    await openTab(page, '/overview')
    const last = page.getByRole('contentinfo').last().getByRole('link').last()
    // The services load late and make the page longer.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        return isOnTop(last)
      })
      .toBe(true)
  })
})

test('at 400 % zoom the header scrolls with the page, and nothing scrolls sideways', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await expect(tabs(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 300))
  await expect(tabs(page)).not.toBeInViewport()
  await expect(header(page)).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('print shows the page with the brand, without tabs and footer', async ({ page, signInAs }) => {
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page).getByText('Nordtal Energie')).toBeVisible()
  await expect(header(page).getByRole('button')).toBeHidden()
  await expect(tabs(page)).toBeHidden()
  await expect(page.getByRole('contentinfo').last()).toBeHidden()
})
