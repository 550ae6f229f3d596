import type { Browser, Page } from '@playwright/test'
import type { CopiedSession } from '@portal/e2e/sign-in'
import { traceFirstLoad } from '../first-load/waterfall.ts'
import { idle, newContext, observed, openPage } from './browser.ts'
import type { TaskName } from './options.ts'
import { type Path, paths, remotePaths, type Target, tabs } from './pages.ts'

/** A served variant, and what a task needs to measure it. */
export interface Subject {
  browser: Browser
  portal: string
  anna: CopiedSession
  jo: CopiedSession
}

/** Figures by their name, such as `data` or `firstSwitch`. */
export type Figures = Record<string, number>

/** The results of a task, by the path of the tab. */
type Outcome = Partial<Record<Path, Figures>>

const prefixed = (prefix: string, figures: object): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${prefix}.${name}`, value]))

/** A visit with an empty cache, and another one in the same browser. */
async function coldAndWarm({ browser, portal, anna }: Subject, path: Path): Promise<Figures> {
  const context = await newContext(browser, portal, anna)
  const visit = async () => {
    const page = await openPage(context, 'slow', tabs[path])
    await page.goto(path, { waitUntil: 'commit' })
    const figures = await observed(page)
    await page.close()
    return figures
  }
  const figures = { ...prefixed('cold', await visit()), ...prefixed('warm', await visit()) }
  await context.close()
  return figures
}

/** The requests until the data is visible. Each response is delayed, so that the depth of each request can be told. */
async function structure({ browser, portal, anna }: Subject, path: Path): Promise<Figures> {
  const context = await newContext(browser, portal, anna)
  const page = await openPage(context, 'fast', tabs[path])
  const { requests, bytes } = await traceFirstLoad(page, path, async () => {
    await page.waitForFunction(() => window.bench.marks.data !== undefined)
  })
  await context.close()
  const matching = (pattern: RegExp) => requests.filter((one) => pattern.test(one.path))
  const code = matching(/\.(js|css)$/)
  const depthOf = (some: typeof requests) => Math.max(...some.map(({ depth }) => depth))
  return {
    requests: requests.length,
    bytes,
    codeBytes: code.reduce((sum, one) => sum + one.bytes, 0),
    codeDepth: depthOf(code),
    dataDepth: depthOf(matching(/^\/bff\//)),
  }
}

/** From the address of a tab to the form of the sign-in, which is another page. */
async function signedOut({ browser, portal }: Subject): Promise<Figures> {
  const context = await newContext(browser, portal)
  const page = await openPage(context, 'slow')
  const startedAt = Date.now()
  await page.goto('/personal-data', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).waitFor()
  const form = Date.now() - startedAt
  await context.close()
  return { form }
}

const linkTo = (path: Path) => `[aria-label="Hauptmenü"] a[href="${path}"]`

/** Chooses a tab as a keyboard does, without a pointer above it, and returns the ms until its data is visible. */
const switchTo = (page: Page, path: Path): Promise<number> =>
  page.evaluate(
    async ({ link, target }: { link: string; target: Target }) => {
      const startedAt = performance.now()
      document.querySelector<HTMLElement>(link)?.click()
      return (await window.bench.shown(target)) - startedAt
    },
    { link: linkTo(path), target: tabs[path] },
  )

async function openOverview({ browser, portal, anna }: Subject): Promise<Page> {
  const context = await newContext(browser, portal, anna)
  const page = await openPage(context, 'slow', tabs['/overview'])
  await page.goto('/overview', { waitUntil: 'commit' })
  await observed(page)
  return page
}

async function switches(subject: Subject): Promise<Outcome> {
  const outcome: Outcome = {}
  for (const isHovered of [false, true]) {
    const page = await openOverview(subject)
    for (const path of remotePaths) {
      if (isHovered) {
        await page.hover(linkTo(path))
        await idle(page)
      }
      const first = await switchTo(page, path)
      await idle(page)
      await page.mouse.move(0, 0)
      await switchTo(page, '/overview')
      const again = await switchTo(page, path)
      await switchTo(page, '/overview')
      outcome[path] = {
        ...outcome[path],
        ...(isHovered ? { hovered: first } : { first, again }),
      }
    }
    await page.context().close()
  }
  return outcome
}

/** The number of a contract of Jo. */
const TYPED = [...'4100950017']
/** The number is typed, and removed again. */
const KEYS = [...TYPED, ...TYPED.map(() => 'Backspace')]
/** The browser reports no faster key. */
const FASTEST_KEY_MS = 16

/** The time from each key to the next frame, in the list of 60 contracts. */
async function search({ browser, portal, jo }: Subject): Promise<Figures> {
  const context = await newContext(browser, portal, jo)
  const page = await openPage(context, 'processor')
  await page.goto('/contracts-payments')
  const field = page.getByRole('searchbox', { name: 'Verträge durchsuchen' })
  await field.click()
  await idle(page)
  await page.evaluate(() => window.bench.interactions.clear())
  for (const key of KEYS) {
    await page.keyboard.press(key)
    // The next key comes when the list shows the last one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  const keys = await page.evaluate(() => Array.from(window.bench.interactions.values()))
  await context.close()
  return Object.fromEntries(KEYS.map((_, index) => [`key${index}`, keys[index] ?? FASTEST_KEY_MS]))
}

const SWITCHES = 50

/** The heap of the page in MB. */
async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page)
  await client.send('HeapProfiler.enable')
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize } = await client.send('Runtime.getHeapUsage')
  await client.detach()
  return usedSize / 1_000_000
}

async function heap({ browser, portal, anna }: Subject): Promise<Figures> {
  const context = await newContext(browser, portal, anna)
  const page = await openPage(context, 'fast', tabs['/overview'])
  await page.goto('/overview')
  await observed(page)
  // Every tab was loaded before the first measurement.
  for (const path of paths) await switchTo(page, path)
  await idle(page)
  const before = await heapOf(page)
  for (let count = 0; count < SWITCHES; count++) {
    const path = paths[count % paths.length]
    if (path) await switchTo(page, path)
  }
  const after = await heapOf(page)
  await context.close()
  return { before, after }
}

/** A task measures one tab, or all of them in one visit. */
interface Task {
  paths: readonly Path[]
  run: (subject: Subject, path: Path) => Promise<Outcome>
}

const forEachTab = (measure: (subject: Subject, path: Path) => Promise<Figures>): Task => ({
  paths,
  run: async (subject, path) => ({ [path]: await measure(subject, path) }),
})

const atOnce = (path: Path, run: (subject: Subject) => Promise<Outcome>): Task => ({ paths: [path], run })

export const tasks: Record<TaskName, Task> = {
  structure: forEachTab(structure),
  cold: forEachTab(coldAndWarm),
  'signed-out': atOnce('/personal-data', async (subject) => ({ '/personal-data': await signedOut(subject) })),
  switches: atOnce('/overview', switches),
  search: atOnce('/contracts-payments', async (subject) => ({
    '/contracts-payments': await search(subject),
  })),
  heap: atOnce('/overview', async (subject) => ({ '/overview': await heap(subject) })),
}
