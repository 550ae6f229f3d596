import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'

export const variants = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  dark: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
} as const

/** A page, or a page and the steps that open a dialog or toast on it. */
export type Screen = string | [path: string, open: (page: Page) => Promise<unknown>]

export interface View {
  name: string
  /** The address of a seeded person. Default: signed out. */
  as?: string
  screens: Screen[]
  /** Whether the steps open another component on a small page, so that each width needs them. */
  differsByWidth?: boolean
  /** Page errors that these screens cause. */
  expectedErrors?: RegExp
  /** Page errors that these screens cause on a slow machine. */
  possibleErrors?: RegExp
}

export const waitForDialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name ? { name } : {}).waitFor()

/** Reloads the page while one call fails. */
export async function failRead(page: Page, call: string) {
  await page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status: 502, body: '' }))
  await page.reload()
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().waitFor()
}

/** Opens a screen and waits for its heading. */
export async function openScreen(page: Page, screen: Screen) {
  const [path, open] = typeof screen === 'string' ? [screen] : screen
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await open?.(page)
}

/** The texts of the buttons and links of the page that are filled with the brand's colour. Those of a dialog do not count. */
const filledActions = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const colour = document.createElement('i')
    colour.style.background = 'var(--color-brand)'
    main.append(colour)
    const { backgroundColor: filled } = getComputedStyle(colour)
    colour.remove()
    return [...main.querySelectorAll('a, button')]
      .filter((action) => action.checkVisibility() && !action.closest('dialog'))
      .filter((action) => getComputedStyle(action).backgroundColor === filled)
      .map((action) => action.textContent)
  })

const byCustomer = (views: View[]) => Object.entries(Object.groupBy(views, ({ as = '' }) => as))

/**
 * Adds a test for each customer, which scans the screens of the customer's views with axe in one page: in light at 1280 px, and in dark
 * at 320 px without opening them again.
 */
export function testScreens(views: View[]) {
  for (const [as, ofCustomer = []] of byCustomer(views)) {
    test(`axe finds no violation on the screens of ${as || 'a visitor'}`, async ({
      page,
      context,
      signInAs,
      expectPageErrors,
      expectedErrors: tolerated,
    }) => {
      for (const { name, screens, differsByWidth, expectedErrors, possibleErrors } of ofCustomer) {
        await test.step(name, async () => {
          if (possibleErrors) tolerated.push(possibleErrors)
          // The view before may have changed cookies.
          if (as) await signInAs(as)
          for (const screen of screens) {
            for (const [index, { viewport, colorScheme }] of Object.values(variants).entries()) {
              await page.setViewportSize(viewport)
              await page.emulateMedia({ colorScheme })
              if (index === 0 || differsByWidth) {
                // A reload would not close a dialog.
                await page.goto('about:blank')
                await openScreen(page, screen)
              }
              await expectAccessible(page)
            }
            expect((await filledActions(page)).slice(1), 'filled actions beside the first').toEqual([])
            await context.setOffline(false)
            await page.unrouteAll()
          }
          if (expectedErrors) expectPageErrors(expectedErrors)
        })
      }
    })
  }
}
