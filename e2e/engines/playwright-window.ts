import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { BrowserWindow, Wanted } from './browser-window.ts'

function find(page: Page | Locator, { by, role, name, inside }: Wanted): Locator {
  const scope = inside && 'context' in page ? find(page, inside) : page
  const exact = typeof name === 'string'
  if (by === 'label') return scope.getByLabel(name ?? '', { exact })
  if (by === 'text') return scope.getByText(name ?? '', { exact })
  return scope.getByRole(role as 'button', { exact, ...(name !== undefined && { name }) })
}

/** A window of Chromium or Firefox. */
export const playwrightWindow = (page: Page, context: BrowserContext): BrowserWindow => ({
  async goto(address) {
    await page.goto(address, { waitUntil: 'commit' })
  },
  async reload() {
    await page.reload({ waitUntil: 'commit' })
  },
  async back() {
    await page.goBack({ waitUntil: 'commit' })
  },
  address: async () => page.url(),
  click: (wanted) => find(page, wanted).first().click(),
  // Firefox's `fill` and `insertText` are no input events for React, and its driver takes 20 ms for each key.
  async fill(wanted, typed) {
    await find(page, wanted).first().click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.evaluate((inserted) => document.execCommand('insertText', false, inserted), typed)
  },
  press: (key) => page.keyboard.press(key),
  // A page that is just replaced shows nothing.
  shows: (wanted) =>
    find(page, wanted)
      .first()
      .isVisible()
      .catch(() => false),
  run: (script) => page.evaluate(`(async () => { ${script} })()`),
  resize: (width, height) => page.setViewportSize({ width, height }),
  async screenshot(path) {
    await page.screenshot({ path })
  },
  openWindow: async () => playwrightWindow(await context.newPage(), context),
  async openedWindow() {
    const opened = context.pages().find((one) => one !== page) ?? (await context.waitForEvent('page'))
    return playwrightWindow(opened, context)
  },
})
