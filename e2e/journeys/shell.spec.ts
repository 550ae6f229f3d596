import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const EMAIL = 'gina.hahn@post.example'
const ACCOUNT = 'Nordtal Konto'

const header = (page: Page) => page.locator('header[data-sticky]')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

/** What would take a tap in the middle of the element is the element, or something in it. */
const isOnTop = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return element === hit || element.contains(hit)
  })

async function openTab(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Wird geladen …')).toHaveCount(0)
}

for (const [path, title] of [
  ['/overview', 'Übersicht'],
  ['/personal-data', 'Persönliche Daten'],
  ['/personal-data/birth-date', 'Geburtsdatum ändern'],
  ['/personal-data/gibt-es-nicht', 'Oh nein!'],
  ['/contracts-payments', 'Verträge & Zahlungsdaten'],
  ['/security', 'Anmeldung & Sicherheit'],
  ['/privacy', 'Datenschutz'],
  ['/data-protection', 'Datenschutzhinweise'],
  ['/503', 'Keine Antwort'],
  ['/gibt-es-nicht', 'Oh nein!'],
] as const) {
  test(`${path} is called "${title}", and its layout has the whole footer`, async ({ page, signInAs }) => {
    await signInAs(EMAIL)
    await page.goto(path)
    await expect(page).toHaveTitle(`${title} – ${ACCOUNT}`)
    const footer = page.getByRole('contentinfo').last()
    for (const name of [
      'Impressum',
      'Datenschutz',
      'Barrierefreiheit',
      'Verträge hier kündigen',
      'Über das Konto',
    ])
      await expect(footer.getByRole('link', { name, includeHidden: true })).toHaveCount(1)
    await expect(
      footer.getByRole('button', { name: 'Cookie-Einstellungen', includeHidden: true }),
    ).toHaveCount(1)
  })
}

test('each page begins at its heading and at its top; Back restores place and heading', async ({
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

test('a way out of a tab that has no such page begins at the heading, too', async ({ page, signInAs }) => {
  await signInAs(EMAIL)
  await page.goto('/personal-data/gibt-es-nicht')
  await page.getByRole('main').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Daten' })).toBeFocused()
  await expect(page).toHaveTitle(`Persönliche Daten – ${ACCOUNT}`)
})

test('a page that comes with its dialog begins at its heading when the dialog has closed', async ({
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

test('the title says that a form has errors, until they are gone', async ({ page, signInAs }) => {
  await signInAs(EMAIL)
  await page.goto('/personal-data/birth-date')
  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum ändern' })
  await dialog.getByRole('textbox').fill('31.02.1980')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page).toHaveTitle(`Fehler: Geburtsdatum ändern – ${ACCOUNT}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(page).toHaveTitle(`Persönliche Daten – ${ACCOUNT}`)
})

test('in a narrow window the header goes on the way down, comes back on the way up, and moves nothing else', async ({
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

  const place = await page.evaluate(() => scrollY)
  await page.getByRole('button', { name: 'Ihr Konto' }).focus()
  await expect(header(page)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('the header stays while its popup is open, and at 855 px and more', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(header(page)).toBeInViewport({ ratio: 1 })

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 855, height: 700 })
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(header(page)).toBeInViewport({ ratio: 1 })
})

for (const width of [800, 375]) {
  test(`at ${width} px nothing lies over what the keyboard reaches, forth and back`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs(EMAIL)
    await openTab(page, '/overview')
    const stops = await page.locator('main :is(a, button), footer :is(a, button)').count()
    expect(stops).toBeGreaterThan(8)
    const focused = page.locator(':focus')
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops + 8; stop += 1) {
        await page.keyboard.press(key)
        if ((await focused.count()) === 0) continue
        await expect.poll(() => isOnTop(focused), { message: (await focused.textContent()) ?? '' }).toBe(true)
      }
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true })

  test('the tabs lie in reach of the thumb, large enough, and lead on', async ({ page, signInAs }) => {
    await signInAs(EMAIL)
    await openTab(page, '/overview')
    const links = tabs(page).getByRole('link')
    await expect(links).toHaveText([/Übersicht/, /Daten/, /Verträge/, /Sicherheit/, /Datenschutz/])
    for (const link of await links.all()) {
      const box = await link.boundingBox()
      expect(box?.y).toBeGreaterThan(667 / 2)
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await links.filter({ hasText: 'Sicherheit' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung & Sicherheit' })).toBeFocused()
    await expect(tabs(page).getByRole('link', { name: 'Sicherheit' })).toHaveAttribute('aria-current', 'page')
  })

  test('the tab bar covers nothing of the footer', async ({ page, signInAs }) => {
    await signInAs(EMAIL)
    await openTab(page, '/overview')
    const last = page.getByRole('contentinfo').last().getByRole('link').last()
    // What comes late, such as the services, makes the page longer.
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        return isOnTop(last)
      })
      .toBe(true)
  })
})

test('at 400 % the page keeps the room, and the tabs stand under the logo', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await expect(tabs(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, 300))
  await expect(tabs(page)).not.toBeInViewport()
  await expect(header(page)).not.toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('without a connection the portal says so, quietly, until it is back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  const notice = page.getByRole('status').filter({ hasText: 'Sie sind offline.' })
  await expect(notice).toHaveCount(0)
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toHaveCount(0)
})

test('a link fetches the code of its tab before it is followed', async ({ page, signInAs }) => {
  await signInAs(EMAIL)
  await openTab(page, '/overview')
  const code = page.waitForRequest(/remotes\/mfe-privacy\//)
  await tabs(page).getByRole('link', { name: 'Datenschutz' }).hover()
  await code
  await expect(page).toHaveURL('/overview')
})

test('a tab that takes its time shows a thin bar, while the one before it stays', async ({
  page,
  signInAs,
}) => {
  await signInAs(EMAIL)
  await openTab(page, '/overview')
  const bar = page.getByRole('progressbar', { name: 'Seite wird geladen' })
  await expect(bar).toHaveCount(0)
  const mayGoOn = Promise.withResolvers<void>()
  await page.route(/remotes\/mfe-contracts\//, async (route) => {
    await mayGoOn.promise
    await route.continue()
  })
  await tabs(page).getByRole('link', { name: 'Verträge & Zahlungsdaten' }).click()
  await expect(bar).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  mayGoOn.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Verträge & Zahlungsdaten' })).toBeFocused()
  await expect(bar).toHaveCount(0)
})

test('on paper there is the page alone', async ({ page, signInAs }) => {
  await signInAs(EMAIL)
  await openTab(page, '/personal-data')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header(page)).toBeHidden()
  await expect(tabs(page)).toBeHidden()
  await expect(page.getByRole('contentinfo').last()).toBeHidden()
})
