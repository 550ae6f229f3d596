import type { Page } from '@playwright/test'

/** Something that a customer can have before their eyes: a page, or a dialog or toast on it. */
export interface Screen {
  name: string
  path: string
  /** Who sees it, one for each look that it can have; left out, nobody is signed in. */
  people?: readonly string[]
  /** The way from the page to the screen. */
  open?: (page: Page) => Promise<void>
  /** What the page says in the console on that way. */
  complains?: RegExp
  /** Where customers arrive: a public page, or a tab. */
  landing?: boolean
}

/** Reads the page anew while one call gets no answer. */
export async function failRead(page: Page, call: string) {
  await page.route(`**/bff/api/${call}`, (route) => route.fulfill({ status: 502, body: '' }))
  await page.reload()
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().waitFor()
}
