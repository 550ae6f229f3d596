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
  variant: keyof typeof variants
  /** The address of a seeded person. Default: signed out. */
  as?: string
  screens: Screen[]
  /** Page errors that these screens cause. */
  expectedErrors?: RegExp
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

/** Adds a test for each view, which scans its screens with axe. */
export function testScreens(views: View[]) {
  for (const { name, variant, as, screens, expectedErrors } of views) {
    test.describe(variant, () => {
      test.use(variants[variant])
      test(`${name}: axe finds no violation`, async ({ page, signInAs, expectPageErrors }) => {
        if (as) await signInAs(as)
        for (const screen of screens) {
          await openScreen(page, screen)
          await expectAccessible(page)
        }
        if (expectedErrors) expectPageErrors(expectedErrors)
      })
    })
  }
}
