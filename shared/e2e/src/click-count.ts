import { expect, type Locator, type Page } from '@playwright/test'

/** What a customer has to do for something. */
interface Effort {
  clicks: number
  /** Pages and dialogs on which something had to be done. */
  pages: number
  /** Boxes, answers and texts that were filled in. */
  fields: number
}

/**
 * Counts the effort until the customer can go on. Closing what then lies above the page counts as well.
 * @param way does everything with the given click
 * @param settled waits for the result
 */
export async function effortOf(
  page: Page,
  way: (click: (target: Locator) => Promise<void>) => Promise<void>,
  settled: () => Promise<void>,
): Promise<Effort> {
  const pages = new Set<string>()
  let clicks = 0
  let fields = 0
  async function click(target: Locator) {
    const isField = await target.evaluate((element) => element.matches('input, select, textarea, label'))
    pages.add(new URL(page.url()).pathname)
    clicks++
    if (isField) fields++
    await target.click()
  }
  await way(click)
  await settled()
  const dialogs = page.getByRole('dialog')
  while ((await dialogs.count()) > 0) await click(dialogs.last().getByRole('button').last())
  return { clicks, pages: pages.size, fields }
}

/** Withdrawing a consent never takes more than giving it: article 7 (3) GDPR. */
export function expectNoHarderToWithdraw(consent: string, given: Effort, withdrawn: Effort): void {
  for (const part of ['clicks', 'pages', 'fields'] as const) {
    expect(withdrawn[part], `${part} to withdraw ${consent}`).toBeLessThanOrEqual(given[part])
  }
}
