import type { Page } from '@playwright/test'
import { expect, test, withOwnPortal } from '@portal/e2e'
import { activateOther } from './other-releases.ts'

const portal = withOwnPortal('e2e-open-tab')

const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })
const birthDate = (page: Page) => page.getByRole('textbox', { name: 'Geburtsdatum' })

/** Marks the document, so that a test notices when another one was loaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)

/** The customer comes back to the browser tab, which then asks for the live set. */
async function comeBack(page: Page) {
  const response = page.waitForResponse('**/live.json')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await response).finished()
}

/** The releases of an app of which the page has loaded files. */
const loadedReleases = (page: Page, app: string) =>
  page.evaluate(
    (folder) => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      const own = paths.filter((path) => path.startsWith(folder))
      return [...new Set(own.map((path) => path.slice(folder.length).split('/')[0]))]
    },
    app === 'host' ? '/host/' : `/remotes/${app}/`,
  )

test('a form that is half filled in keeps its text, scroll position and focus over a release', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1200, height: 500 })
  await signInAs(await newPerson('ben'))
  await page.goto('/personal-data')
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  await birthDate(page).fill('05.06.19')
  await mark(page)
  const scrollPosition = await page.evaluate(() => scrollY)

  const host = await activateOther(portal, 'host', 'released while a form is open')
  const personalData = await activateOther(portal, 'mfe-personal-data', 'released while a form is open')
  await comeBack(page)
  await expect(birthDate(page)).toHaveValue('05.06.19')
  await expect(birthDate(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition)

  // Leaving asks about the input, and staying changes nothing.
  await page.goBack()
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  // The question is modal until the router has rendered the page without it.
  await expect(birthDate(page)).toBeFocused()
  await birthDate(page).fill('05.06.1977')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  expect(await isMarked(page)).toBe(true)

  await menu(page).getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
  expect(await isMarked(page)).toBe(false)
  expect(await loadedReleases(page, 'host')).toEqual([host])
  await menu(page).getByRole('link', { name: 'Persönliche Daten' }).click()
  await expect(page.getByRole('region', { name: 'Geburtsdatum' })).toContainText('05.06.1977')
  expect(await loadedReleases(page, 'mfe-personal-data')).toEqual([personalData])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('region', { name: 'Geburtsdatum' })).toContainText('05.06.1977')
})
