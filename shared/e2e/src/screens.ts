import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './test.ts'

export const looks = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  dark: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
} as const

/** A page, or the way from it to a dialog or toast that a customer has before their eyes. */
export type Screen = string | [path: string, open: (page: Page) => Promise<unknown>]

export interface View {
  name: string
  look: keyof typeof looks
  /** The address of a seeded person; left out, nobody is signed in. */
  as?: string
  screens: Screen[]
  /** What the pages say in the console on these ways. */
  complains?: RegExp
}

export const waitForDialog = (page: Page, name?: string | RegExp) =>
  page.getByRole('dialog', name ? { name } : {}).waitFor()

/** Reads the page anew while one call gets no answer. */
export async function failRead(page: Page, call: string) {
  await page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status: 502, body: '' }))
  await page.reload()
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().waitFor()
}

/** Goes to a screen and waits until there is nothing left to come. */
export async function openScreen(page: Page, screen: Screen) {
  const [path, open] = typeof screen === 'string' ? [screen] : screen
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
  await open?.(page)
}

/** A test for each view, which lets axe look at its screens. */
export function testScreens(views: View[]) {
  for (const { name, look, as, screens, complains } of views) {
    test.describe(look, () => {
      test.use(looks[look])
      test(`${name}: axe finds nothing`, async ({ page, signInAs, expectComplaints }) => {
        if (as) await signInAs(as)
        for (const screen of screens) {
          await openScreen(page, screen)
          await expectAccessible(page)
        }
        if (complains) expectComplaints(complains)
      })
    })
  }
}
