import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, withOwnPortal } from '@portal/e2e'
import { activateOther, describeBuild, folderUnderTest } from './other-releases.ts'

const APP = 'mfe-security'
const CUSTOMER = 'hugo.ilg@post.example'

const portal = withOwnPortal('e2e-other-sources')

test.beforeEach(({ signInAs }) => signInAs(CUSTOMER))

/** The requests of a page view for copies of the kit. */
function kitRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/kit\.\w+\.(js|css)$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

const cardOf = (page: Page) => page.getByRole('main').getByRole('region').first()

/** What its styles make of a card. */
const lookOf = (page: Page) =>
  cardOf(page).evaluate((card) => {
    const { padding, borderRadius, backgroundColor, boxShadow } = getComputedStyle(card)
    return { padding, borderRadius, backgroundColor, boxShadow }
  })

test('a remote of the same sources takes the kit from the host, one of other sources brings its own and looks the same', async ({
  page,
}) => {
  const requests = kitRequests(page)
  await page.goto('/security')
  await expect(page.getByRole('main').getByText(CUSTOMER)).toBeVisible()
  expect(requests).toEqual([])
  const look = await lookOf(page)

  const folder = await folderUnderTest(APP)
  const entry = await readFile(join(folder, (await describeBuild(APP)).entry), 'utf8')
  await activateOther(
    portal,
    APP,
    'other sources',
    entry.replaceAll(/portal\/kit\/\w{16}/g, `portal/kit/${'0'.repeat(16)}`),
  )
  await page.goto('/security')
  await expect(page.getByRole('main').getByText(CUSTOMER)).toBeVisible()
  expect(requests.map((path) => path.split('.').at(-1)).toSorted()).toEqual(['css', 'js'])
  expect(await lookOf(page)).toEqual(look)
})
