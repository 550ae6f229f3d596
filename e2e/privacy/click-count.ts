import { expect, type Locator, type Page } from '@playwright/test'

/** What it costs a customer to do something. */
interface Effort {
  clicks: number
  /** Pages and dialogs on which something had to be done. */
  pages: number
  /** Boxes, answers and texts that were filled in. */
  fields: number
}

/**
 * Does something as a customer does, and counts what it costs until they can go on: what lies above the page then has to
 * be put away, and that counts as well.
 * @param way does all of it with the click that it is given
 * @param settled waits for all that follows
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

const inWords = ({ clicks, pages, fields }: Effort) => `${clicks} clicks, ${pages} pages, ${fields} fields`

/** Prints what a consent costs both ways. Withdrawing it never costs more than giving it, article 7 (3) GDPR. */
export function expectNoHarderToWithdraw(consent: string, given: Effort, withdrawn: Effort): void {
  // biome-ignore lint/suspicious/noConsole: the numbers are for whoever reads the run.
  console.log(`${consent}: to give ${inWords(given)}; to withdraw ${inWords(withdrawn)}`)
  for (const part of ['clicks', 'pages', 'fields'] as const) {
    expect(withdrawn[part], `${part} to withdraw ${consent}`).toBeLessThanOrEqual(given[part])
  }
}
