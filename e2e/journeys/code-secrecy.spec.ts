import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { expect, root, test } from '@portal/e2e'
import { consentBanner, leave, withTrackedPortal } from './tracked-portal.ts'

const { collector, countedPaths } = withTrackedPortal('e2e-code-secrecy')
/** A seeded invitation; its postal code is 70173. */
const CODE = 'HFKDFVPNDM2RG2GR8ZB8UMGCP2'

async function logs(): Promise<string> {
  const folder = join(root, '.portal/log')
  const files = await readdir(folder)
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
}

/** Records everything that leaves the browser, except the opened address and the bodies of the linking calls. */
function recordRequests(page: Page) {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  return {
    async read() {
      const heads = await Promise.all(requests.map((request) => request.allHeaders()))
      const opened = requests
        .filter((request) => request.isNavigationRequest())
        .map((request) => request.url())
      const others = requests.filter((request) => !request.isNavigationRequest())
      return {
        opened,
        urls: others.map((request) => request.url()).join('\n'),
        headers: JSON.stringify(heads),
        bodies: others
          .filter((request) => !new URL(request.url()).pathname.startsWith('/bff/api/identityLinking/'))
          .map((request) => request.postData() ?? '')
          .join('\n'),
      }
    },
  }
}

/** The address, state and referrer of each entry of the browser history. */
async function historyEntries(page: Page): Promise<string[]> {
  const entries = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''))
  for (let index = entries.length - 1; index >= 0; index--) {
    await page.waitForFunction((at) => navigation.currentEntry?.index === at, index)
    entries.push(await page.evaluate(() => JSON.stringify([history.state, document.referrer])))
    if (index > 0) await page.evaluate(() => history.back())
  }
  return entries
}

test('the registration code is in no telemetry, analytics, log, referrer or later history entry', async ({
  page,
  expectPageErrors,
}) => {
  await page.goto('/cancellation')
  await consentBanner(page).getByRole('button', { name: 'Alle annehmen' }).click()
  await expect.poll(countedPaths).toContain('/cancellation')
  const recorded = recordRequests(page)

  await page.goto(`/code/${CODE}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Schön, dass Sie da sind')
  await page.getByRole('main').getByRole('link', { name: 'Postleitzahl bestätigen' }).click()
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('70173')
  await page.getByRole('button', { name: /^Postleitzahl prüfen/ }).click()
  await expect(heading).toHaveText('Ihre Identität ist bestätigt')
  await expect.poll(countedPaths).toContain('/code/confirmed')
  await page.evaluate(() => {
    void Promise.reject(new RangeError('Etwas ist schiefgegangen'))
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect.poll(countedPaths).toContain('/accessibility')

  const { opened, urls, headers, bodies } = await recorded.read()
  expect(opened.filter((url) => url.includes(CODE))).toEqual([expect.stringContaining(`/code/${CODE}`)])
  expect(urls).not.toContain(CODE)
  expect(headers).not.toContain(CODE)
  expect(bodies).not.toContain(CODE)
  const entries = await historyEntries(page)
  expect(entries.join('\n')).toMatch(/\/code\/invitation.*\/code\/confirmed.*\/accessibility/s)
  expect(entries.join('\n')).not.toContain(CODE)
  await leave(page)
  expect(collector().arrivals.length).toBeGreaterThan(0)
  expect(collector().everything()).not.toContain(CODE)
  expect(await logs()).not.toContain(CODE)
  expectPageErrors(/RangeError/)
})
