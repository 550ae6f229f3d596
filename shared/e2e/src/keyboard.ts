import { expect, type Locator, type Page } from '@playwright/test'

/** More than the focusable elements of any page. */
const MAX_STOPS = 60

/** Presses Tab until the target has the focus, and expects the target in the viewport. */
export async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor()
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await target.first().evaluate((element) => element.matches(':focus'))) {
      return expect(target.first()).toBeInViewport({ ratio: 1 })
    }
  }
  throw new Error(`Tab does not reach ${target}`)
}

/** Tabs to a link or button and presses Enter. */
export async function follow(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Replaces the text of the focused field and presses Enter. */
export async function type(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
