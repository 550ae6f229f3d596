import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, withOwnPortal } from '@portal/e2e'
import { faults, shortenTimeout } from './faults.ts'
import { activateOther, damage, describeBuild } from './other-releases.ts'

const APP = 'mfe-security'
const CUSTOMER = 'hugo.ilg@post.example'

const portal = withOwnPortal('e2e-releases')

/** The live releases, the newest first. Two of them are in the page as fallbacks. */
const releases: string[] = []
test.beforeAll(async () => {
  for (const note of ['first', 'second', 'third']) releases.unshift(await activateOther(portal, APP, note))
})
test.beforeEach(async ({ signInAs, expectedErrors }) => {
  // By fault and time, the browser and the host report many, few or none.
  expectedErrors.push(/./)
  await signInAs(CUSTOMER)
})

const content = (page: Page) => page.getByRole('main').getByText(CUSTOMER)
const failure = (page: Page) => page.getByRole('heading', { name: 'Keine Antwort' })

/** Counts the loads of the page. */
function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('domcontentloaded', () => {
    loads.count += 1
  })
  return loads
}

/** The release whose style sheets the page uses. */
const styledBy = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets, ({ media, href }) => (media.mediaText === 'not all' ? '' : href))
      .map((href) => /mfe-security\/(\w+)/.exec(href ?? '')?.[1])
      .filter(Boolean),
  )

const files = { entry: /mfe-security\.\w+\.js$/, chunk: /tab\.\w+\.js$/, style: /tab\.\w+\.css$/ }

// engines/earlier-releases.spec.ts tries the other faults of the newest release alone, and one that throws, in each engine.
for (const [fault, file, failing] of [
  ['hanging', 'chunk', 1],
  ['hanging', 'style', 1],
  ['hanging', 'entry', 2],
  ['missing', 'style', 2],
  ['damaged', 'chunk', 2],
] as const) {
  test(`a ${fault} ${file} of the newest ${failing} releases shows the release before in the same page view`, async ({
    page,
  }) => {
    const isFailing = ({ pathname }: URL) =>
      files[file].test(pathname) && releases.slice(0, failing).some((one) => pathname.includes(one))
    await page.route(isFailing, (route) => faults[fault](route))
    // Elsewhere a good release on a slow machine would be given up, too.
    if (fault === 'hanging') await shortenTimeout(page, 8_000)
    const loads = countLoads(page)
    await page.goto('/security', { waitUntil: 'commit' })
    await expect(content(page)).toBeVisible()
    await expect(failure(page)).toHaveCount(0)
    expect(await styledBy(page)).toEqual([releases[failing]])
    expect(loads.count).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('an entry that hangs in every release shows the failure, and the retry loads the tab', async ({
  page,
}) => {
  const entry = /mfe-security\.\w+\.js$/
  let isFailing = true
  await page.route(entry, (route) => void (isFailing || route.continue()))
  await shortenTimeout(page, 8_000)
  await page.goto('/security')
  await expect(failure(page)).toBeVisible()
  isFailing = false
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(content(page)).toBeVisible()
})

/** Damages the scripts of releases in the store. Returns what mends them. */
async function damageScripts(of: string[]) {
  const { preload } = await describeBuild(APP)
  const paths = of.flatMap((one) => preload.map((name) => join(portal.store, 'remotes', APP, one, name)))
  const mends = await Promise.all(paths.map(damage))
  return () => Promise.all(mends.map((mend) => mend()))
}

// These have no `page.route`, which would switch off the browser's cache.

test('damaged files in the cache are fetched again after a failure, so that a later page view shows their release', async ({
  page,
}) => {
  const [newest = '', before] = releases
  const mend = await damageScripts([newest])
  await page.goto('/security')
  await expect(content(page)).toBeVisible()
  expect(await styledBy(page)).toEqual([before])
  await mend()
  await expect
    .poll(async () => {
      await page.reload()
      await expect(content(page)).toBeVisible()
      return styledBy(page)
    })
    .toEqual([newest])
})

test('a retry fetches damaged files again and shows the newest release in the same page view', async ({
  page,
}) => {
  const mend = await damageScripts(releases.slice(0, 3))
  await page.goto('/security')
  await expect(failure(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await mend()
  const loads = countLoads(page)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(content(page)).toBeVisible()
  expect(await styledBy(page)).toEqual([releases[0]])
  expect(loads.count).toBe(0)
})

test('a retry shows a release that was activated meanwhile', async ({ page }) => {
  await damageScripts(releases.slice(0, 3))
  await page.goto('/security')
  await expect(failure(page)).toBeVisible()
  releases.unshift(await activateOther(portal, APP, 'mended'))
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(content(page)).toBeVisible()
  expect(await styledBy(page)).toEqual([releases[0]])
})
