import { expect, type Locator, type Page } from '@playwright/test'

/** What a task costs a customer. */
interface Effort {
  clicks: number
  /** Pages on which the customer clicked. */
  pages: number
  /** Inputs that the customer clicked. */
  fields: number
}

/**
 * Counts the effort of a task, including the clicks that close the dialogs after it.
 * @param perform does the task with the given click
 * @param waitForResult waits until the task is done
 */
export async function measureEffort(
  page: Page,
  perform: (click: (target: Locator) => Promise<void>) => Promise<void>,
  waitForResult: () => Promise<void>,
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
  await perform(click)
  await waitForResult()
  const dialogs = page.getByRole('dialog')
  while ((await dialogs.count()) > 0) await click(dialogs.last().getByRole('button').last())
  return { clicks, pages: pages.size, fields }
}

/** Article 7 (3) GDPR: withdrawing a consent is as easy as giving it. */
export function expectWithdrawalAsEasy(consent: string, given: Effort, withdrawn: Effort): void {
  for (const part of ['clicks', 'pages', 'fields'] as const) {
    expect(withdrawn[part], `${part} to withdraw ${consent}`).toBeLessThanOrEqual(given[part])
  }
}
