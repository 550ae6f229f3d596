import { expect, type Locator, type Page } from '@playwright/test'

/** More than any page of a tab has places to stop at. */
const MOST_STOPS = 60

/** As a customer without a mouse: Tab until it has the focus, and the focus never in hiding. */
export async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (await target.first().evaluate((element) => element === document.activeElement)) {
      return expect(target.first()).toBeInViewport({ ratio: 1 })
    }
  }
  throw new Error('Tab does not reach it')
}

export async function follow(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** In the place of what stands in the field that has the focus. */
export async function type(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
