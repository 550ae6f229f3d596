// Elements in a page that knows nothing of the portal, with the session that the portal has stored on this origin.
import type { Page } from '@playwright/test'
import { createPageSession, expect, test } from '@portal/e2e'
import { type Memory, measureMemory } from './measure-memory.ts'

interface Embedded extends HTMLElement {
  session: unknown
}

const SITE = '/konto'

/** Opens a page of another site below `/konto`, and the addresses of the elements' entries. */
async function openSite(page: Page, path = '') {
  await page.route(`**${SITE}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Solarstadt</title><main></main>',
    }),
  )
  await page.goto(`${SITE}/${path}`)
}

async function entryOf(page: Page, app: string): Promise<string> {
  const { apps } = await (await page.request.get('/registry.json')).json()
  const { release, element } = apps[app].active
  return `/remotes/${app}/${release}/${element}`
}

/** Inserts an element as frameworks do: its session is a field of an element that may not be defined yet. */
const insert = (page: Page, name: string, attributes: Record<string, string> = {}) =>
  page.evaluate(
    ([tag, values, source]) => {
      const element = document.createElement(tag) as Embedded
      for (const [attribute, value] of Object.entries(values)) element.setAttribute(attribute, value)
      element.session = new Function(`return (${source})()`)()
      document.querySelector('main')?.append(element)
    },
    [name, { config: '{ "bffPath": "/bff" }', ...attributes }, String(createPageSession)] as const,
  )

const load = (page: Page, entry: string) => page.evaluate((url) => import(url), entry)

/** The style sheets in an element: where they are from, and whether they have rules. */
const stylesOf = (page: Page, name: string) =>
  page.locator(name).evaluate(({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('link') ?? [])].map(({ href, sheet }) => ({
      folder: new URL('.', href).pathname,
      isLoaded: sheet !== null,
    })),
  )

test('two elements of different remotes have their own lazy styles', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('anna'))
  await openSite(page)
  const apps = { 'nordtal-personal-data': 'mfe-personal-data', 'nordtal-privacy': 'mfe-privacy' }
  for (const [name, app] of Object.entries(apps)) {
    // Before it is defined.
    await insert(page, name)
    await load(page, await entryOf(page, app))
  }
  const data = page.locator('nordtal-personal-data')
  const privacy = page.locator('nordtal-privacy')
  await expect(privacy.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeVisible()
  await data.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  await expect(data.getByRole('dialog', { name: 'Geburtsdatum' })).toBeVisible()
  // Moved in the page, its dialog stays modal and its toast visible.
  const move = () => data.evaluate((element) => document.querySelector('main')?.append(element))
  await move()
  await expect(data.locator('dialog:modal')).toBeVisible()
  await data.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01.02.1980')
  await page.keyboard.press('Enter')
  const toast = page.getByText('Geburtsdatum geändert.')
  await expect(toast).toBeVisible()
  await toast.hover()
  await move()
  await expect(toast).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  for (const [name, app] of Object.entries(apps)) {
    const folder = new URL('.', new URL(await entryOf(page, app), page.url())).pathname
    const styles = await stylesOf(page, name)
    expect(styles.length).toBeGreaterThan(1)
    const vendor = /^\/remotes\/vendor\/[0-9a-f]{16}\/$/
    for (const { folder: of, isLoaded } of styles)
      expect({ isOwn: of === folder || vendor.test(of), isLoaded }).toEqual({ isOwn: true, isLoaded: true })
  }
})

test('a dialog never blocks the page while its element is hidden', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await openSite(page)
  await page.evaluate(() => {
    document.body.innerHTML = '<details><summary>Meine Daten</summary><main></main></details>'
  })
  await load(page, await entryOf(page, 'mfe-personal-data'))
  await insert(page, 'nordtal-personal-data', { path: '/birth-date' })
  await page.waitForLoadState('networkidle')
  const summary = page.getByText('Meine Daten')
  await summary.click()
  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum' })
  await expect(dialog.getByRole('textbox')).toBeFocused()

  const hide = (isHidden: boolean) =>
    page.locator('main').evaluate((main: HTMLElement, value) => {
      main.hidden = value
    }, isHidden)
  await hide(true)
  await summary.click()
  await summary.click()
  await hide(false)
  await expect(dialog.getByRole('textbox')).toBeFocused()
})

test('history routing: a deep link, a step with its focus, Back and a reload', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  const entry = await entryOf(page, 'mfe-privacy')
  const show = async () => {
    await load(page, entry)
    await insert(page, 'nordtal-privacy', { routing: 'history', base: SITE })
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await openSite(page, 'history')
  await show()
  await expect(heading('Verlauf Ihrer Einwilligungen')).toBeVisible()
  await page.getByRole('link', { name: 'Datenschutz', exact: true }).click()
  await expect(heading('Datenschutz')).toBeFocused()
  await expect(page).toHaveURL(SITE)
  await page.goBack()
  await expect(heading('Verlauf Ihrer Einwilligungen')).toBeVisible()
  await page.goForward()
  await expect(heading('Datenschutz')).toBeVisible()
  await page.goBack()
  await page.reload()
  await show()
  await expect(heading('Verlauf Ihrer Einwilligungen')).toBeVisible()
  await expect(page).toHaveURL(`${SITE}/history`)
  await expect(page).toHaveTitle('Solarstadt')
})

test('20 insertions and removals leave no listeners and no memory', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await openSite(page)
  await load(page, await entryOf(page, 'mfe-personal-data'))
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })

  /** Removed with its dialog open. */
  async function use() {
    await insert(page, 'nordtal-personal-data')
    await link.click()
    await expect(page.getByRole('textbox', { name: 'Geburtsdatum' })).toBeFocused()
    await page.evaluate(async () => {
      document.querySelector('nordtal-personal-data')?.remove()
      // It ends in the next task, if it is not moved.
      await new Promise((resolve) => setTimeout(resolve))
    })
  }

  const measures: Memory[] = []
  for (let time = 1; time <= 25; time += 1) {
    await use()
    if (time % 5 === 0) measures.push(await measureMemory(page))
  }
  const smallestGrowth = (figure: keyof Memory) =>
    Math.min(...measures.slice(1).map((measure, index) => measure[figure] - (measures[index]?.[figure] ?? 0)))
  // A leak grows with each use: one of the emptied elements alone by 7 kB in five. What the engine itself keeps, such as one element in
  // an inline cache, does not, but may come late on a busy machine.
  expect(smallestGrowth('listeners')).toBeLessThan(5)
  expect(smallestGrowth('bytes')).toBeLessThan(4_000)
})
