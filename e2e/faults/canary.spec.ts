import type { Page, Request } from '@playwright/test'
import { expect, test, withOwnPortal } from '@portal/e2e'
import { activateOther, publishOther, release, THROWING_ENTRY } from './other-releases.ts'

const APP = 'mfe-security'
const CUSTOMER = 'hugo.ilg@post.example'
/** Page views, each with a failed load of the canary and a load of the live release, and from a network of its own. */
const VIEWS = 8

interface Report {
  release: string
  outcome: string
}

const portal = withOwnPortal('e2e-canary', { mode: 'serial' })

test.beforeEach(({ signInAs }) => signInAs(CUSTOMER))

const reportsIn = (request: Request): Report[] =>
  request.url().endsWith('/bff/api/releaseReports') ? request.postDataJSON().reports : []

/** As a proxy in front of the portal does; the local BFF trusts those on this machine. */
const comeFrom = (page: Page, address: string) =>
  page.route('**/bff/api/releaseReports{,/ticket}', (route, request) =>
    route.continue({ headers: { ...request.headers(), 'x-forwarded-for': address } }),
  )

/** Opens the tab, waits until the page has reported the release that it shows, and returns all reports: a slow page sends two. */
async function viewTab(page: Page): Promise<Report[]> {
  const requests: Request[] = []
  const note = (request: Request) => void requests.push(request)
  page.on('request', note)
  const reported = page.waitForRequest((request) =>
    reportsIn(request).some(({ outcome }) => outcome === 'loaded'),
  )
  await page.goto('/security')
  await expect(page.getByRole('main').getByText(CUSTOMER)).toBeVisible()
  await reported
  page.off('request', note)
  const sent = requests.filter((request) => reportsIn(request).length > 0)
  await Promise.all(sent.map((request) => request.response()))
  return sent.flatMap(reportsIn)
}

test('a canary that throws is ended by one look of the watch, with the reason in the log', async ({
  page,
  expectPageErrors,
}) => {
  const live = await activateOther(portal, APP, 'live')
  const canary = await publishOther(portal, APP, 'canary', THROWING_ENTRY)
  await release(portal, 'canary', APP, canary, '--share', '100', '--force', 'a test')
  const pages = await Promise.all(Array.from({ length: VIEWS }, () => page.context().newPage()))
  await Promise.all(pages.map((one, view) => comeFrom(one, `203.0.${view}.7`)))
  for (const reports of await Promise.all(pages.map(viewTab))) {
    expect(reports).toEqual([
      { app: APP, release: canary, outcome: 'failed', reason: 'throw' },
      { app: APP, release: live, outcome: 'loaded' },
    ])
  }
  await Promise.all(pages.map((one) => one.close()))

  const figures = `http://127.0.0.1:${portal.ports.METRICS_PORT}`
  const watch = () => release(portal, 'watch', '--once', '--figures', figures, '--minimum', `${VIEWS}`)
  const ended = await watch().catch(({ code, stdout }) => ({ code, stdout }))
  expect(ended).toMatchObject({
    code: 3,
    stdout: expect.stringMatching(
      new RegExp(
        `${canary}  canary of 100 % ended: the canary failed in ${VIEWS} of ${VIEWS} networks \\(100 %: ${VIEWS} throw\\)`,
      ),
    ),
  })
  const reason = new RegExp(
    `withdraw  ${APP} ${canary}  release watch: the canary failed in ${VIEWS} of ${VIEWS} networks`,
  )
  expect(await release(portal, 'log', APP)).toMatch(reason)
  expect(await watch()).toContain('There is no canary.')

  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  expect(await viewTab(page)).toEqual([{ app: APP, release: live, outcome: 'loaded' }])
  expect(requests.filter((url) => url.includes(canary))).toEqual([])
  expectPageErrors(/Thrown by the release/)
})

test('a browser in the share of a canary gets it at every load, and another browser never', async ({
  page,
}) => {
  const canary = await publishOther(portal, APP, 'good canary')
  await release(portal, 'canary', APP, canary, '--share', '30', '--force', 'a test')
  await page.goto('/security')
  for (const [bucket, isCanary] of [
    ['1', true],
    ['2', false],
  ] as const) {
    await page.evaluate((stored) => localStorage.setItem('nordtal.bucket', stored), bucket)
    for (let load = 0; load < 2; load++) {
      const reports = await viewTab(page)
      expect(reports.map((report) => report.release === canary)).toEqual([isCanary])
    }
  }
})
