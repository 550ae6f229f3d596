import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { type Findings, isGivenUp, isTimeout } from './page-faults.ts'

/** What a customer sees of a route. */
interface ShownPage {
  path: string
  heading: string | undefined
  isLoading: boolean
  /** Whether a part of the page offers to try again. */
  offersRetry: boolean
  /** Texts and labels that look like the key of a text, such as `tabs.overview`. */
  rawKeys: string[]
  /** The paths of the links. */
  links: string[]
}

/** The headings of pages that stand in for another page. */
export const FAILURE_HEADINGS = ['Oh nein!', 'Keine Antwort', 'Wartungsarbeiten', 'Zurzeit nicht verfügbar']

/** Reads the page in one step. Of a page that has to be settled nothing is read before. */
function shownPageOf(mustBeSettled: boolean): ShownPage | undefined {
  // A key in a group, or of two words at least. A unit such as kWh is none.
  const KEY = /^[a-z][A-Za-z\d]*(\.[a-z][A-Za-z\d]*)+$|^[a-z]{2,}([A-Z][a-z]{2,})+$/
  // The document has a hidden heading for a failure of the start.
  const heading = [...document.querySelectorAll('h1')].find((shown) => shown.checkVisibility())?.textContent
  // The progress bar stands above the page before, until the next one can be painted.
  const isLoading = document.querySelector('[aria-busy=true], [role=progressbar]') !== null
  if (mustBeSettled && (heading === undefined || isLoading)) return undefined
  const texts: string[] = []
  // A page that begins to load has no body.
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest('script, style'))
      texts.push(walker.currentNode.nodeValue ?? '')
  }
  for (const labelled of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      texts.push(labelled.getAttribute(name) ?? '')
  return {
    path: location.pathname,
    heading,
    isLoading,
    offersRetry: [...document.querySelectorAll('button')].some(
      ({ textContent }) => textContent === 'Erneut versuchen',
    ),
    rawKeys: [...new Set(texts.map((text) => text.trim()).filter((text) => KEY.test(text)))],
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  }
}

/** Reads the page as it is. */
export const readShownPage = (page: Page) => page.evaluate(shownPageOf, false) as Promise<ShownPage>

/**
 * Reads the page in the same step in which it has a visible heading and nothing loads, also behind a dialog. After
 * `patience`, in milliseconds, it reads the page as it is: what is missing then is a fault of the shown page.
 */
export async function readSettledPage(page: Page, patience: number): Promise<ShownPage> {
  try {
    const settled = await page.waitForFunction(shownPageOf, true, { timeout: patience, polling: 50 })
    return (await settled.jsonValue()) as ShownPage
  } catch (error) {
    if (!isTimeout(error)) throw error
    return readShownPage(page)
  }
}

/** Adds what a customer would complain about. */
export function addFaultsOfShown(
  { path, heading, isLoading, offersRetry, rawKeys }: ShownPage,
  basePath: string,
  { faults, late, losses }: Findings,
): void {
  if (heading === undefined) late.push('nothing is shown: the page has no heading')
  if (isLoading) late.push('a part of the page does not end to load')
  const cause = losses.length > 0 ? `: ${[...new Set(losses)].join('; ')}` : ''
  const failures = losses.some(isGivenUp) ? late : faults
  if (heading !== undefined && FAILURE_HEADINGS.includes(heading))
    failures.push(`the page shows „${heading}“${cause}`)
  if (offersRetry)
    failures.push(`a part of the page could not be shown and offers „Erneut versuchen“${cause}`)
  if (!`${path}/`.startsWith(`${basePath}/`)) faults.push(`the address led to ${path}`)
  faults.push(...rawKeys.map((key) => `the key of a text is shown: ${key}`))
}

/** The serious violations that axe finds. */
export async function seriousViolations(page: Page, Axe: typeof AxeBuilder): Promise<string[]> {
  // The page's policy forbids axe to copy style sheets.
  const { violations } = await new Axe({ page }).setLegacyMode().options({ preload: false }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `axe: ${id}: ${nodes.map(({ html }) => html).join(', ')}`)
}
