import type { Page } from '@playwright/test'
import { enhancements } from '@portal/build/enhancements'
import { lacking } from '@portal/build/floor'
import { expect, expectAccessible, test } from '@portal/e2e'

/** What a supported browser lacks of the language, and of static methods of the platform: `URL.parse`, `Set.prototype.union`. */
const missing = [...lacking.keys()].flatMap((key) => {
  const [, owner, name] = /^(?:javascript\.builtins|api)\.(\w+)\.(\w+)$/.exec(key) ?? []
  const isLimited = key.startsWith('javascript.') || key.endsWith('_static')
  if (!owner || !name || !isLimited || Object.hasOwn(enhancements, key)) return []
  const method = name.replace('_static', '')
  return [`${owner}.${method}`, `${owner}.prototype.${method}`]
})

const remove = (page: Page, names: string[]) =>
  page.addInitScript((paths) => {
    for (const path of paths) {
      const [name = '', ...owners] = path.split('.').reverse()
      const owner = owners.reduceRight<object | undefined>(
        (part, key) => part && Reflect.get(part, key),
        globalThis,
      )
      if (owner) Reflect.deleteProperty(owner, name)
    }
  }, names)

/** Notes the scripts that the page runs with an integrity, by their path. Few remain in the page. */
const noteChecked = (page: Page) =>
  page.addInitScript(() => {
    const checked = new Set<string>()
    Object.assign(globalThis, { checked })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src && node.integrity)
          checked.add(new URL(node.src).pathname)
    }).observe(document, { childList: true, subtree: true })
  })

/** The value of a custom property of the page. */
const token = (page: Page, name: string) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name)

for (const [colorScheme, ink] of [
  ['light', '#14251f'],
  ['dark', '#e6f0eb'],
] as const) {
  test.describe(`with the ${colorScheme} color scheme`, () => {
    test.use({ colorScheme })

    test('the portal works with what all supported browsers have', async ({ page, signInAs }) => {
      await signInAs('anna.becker@post.example')
      expect(missing).toContain('URL.parse')
      await remove(page, missing)
      await noteChecked(page)
      const requested = new Set<string>()
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/^\/(host|remotes)\/.*\.js$/.test(pathname)) requested.add(pathname)
      })
      await page.addInitScript(() => {
        const { supports } = CSS
        CSS.supports = (...test: [string]) => !test.join().includes('light-dark') && supports.apply(CSS, test)
      })

      await page.goto('/overview')
      expect(await page.evaluate(() => 'parse' in URL)).toBe(false)
      // The start's header has the same links: a click before the host runs would open another document.
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      const bar = page.getByRole('navigation', { name: 'Hauptmenü' })
      for (const tab of ['personal-data', 'contracts-payments', 'security', 'privacy']) {
        await bar.locator(`[href="/${tab}"]`).click()
        await expect(page).toHaveURL(new RegExp(`/${tab}$`))
        await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      }
      expect((await token(page, '--color-ink')).replace(/\s/g, '')).toContain(ink)
      for (const name of ['ink', 'brand', 'surface', 'error', 'backdrop']) {
        expect(await token(page, `--color-${name}`)).not.toContain('light-dark')
      }
      // Chrome 120 reads no integrity from the import map.
      const unchecked = () =>
        page.evaluate(
          (paths) =>
            paths.filter((path) => !(globalThis as never as { checked: Set<string> }).checked.has(path)),
          [...requested],
        )
      expect(requested.size).toBeGreaterThan(10)
      await expect.poll(unchecked).toEqual([])
    })
  })
}

const outdated = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Das Nordtal Konto startet in diesem Browser nicht' })

test('in Chrome 110 the page says what to do, and runs nothing', async ({ page, expectPageErrors }) => {
  await remove(page, ['URL.canParse', 'Map.groupBy', 'AbortSignal.any', 'HTMLElement.prototype.popover'])
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/personal-data')
  await expect(outdated(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Chrome ab Version 120')
  await expectAccessible(page)
  expect(requested.filter((path) => /^\/(bff|sets)\//.test(path))).toEqual([])
  expectPageErrors(/too old|Policy/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/')
    await expect(outdated(page)).toBeVisible()
  })
})
