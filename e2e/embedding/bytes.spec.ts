// What one element costs a page that has nothing else, and what a second one of another remote adds.
import type { Page } from '@playwright/test'
import { createPageSession, expect, test } from '@portal/e2e'
import { traceFirstLoad } from '../first-load/waterfall.ts'

const elements = { 'mfe-contracts': 'nordtal-contracts', 'mfe-personal-data': 'nordtal-personal-data' }

/** A page with these elements and nothing else, with the session that the portal has stored on this origin. */
async function serveSite(page: Page, names: string[], head: string) {
  const tags = names.map((tag) => `<${tag} tenant="100" config='{"bffPath":"/bff"}'></${tag}>`)
  const session = `
    for (const element of document.querySelector('main').children) element.session = (${createPageSession})()`
  await page.route('**/konto/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Solarstadt</title>${head}<main>${tags.join('')}</main><script>${session}</script>`,
    }),
  )
}

/** Loads pinned releases without the loader. */
async function pinnedScripts(page: Page): Promise<string> {
  const { apps } = await (await page.request.get('/registry.json')).json()
  const scripts = Object.keys(elements).map((app) => {
    const { release, element } = apps[app].active
    return `<script type="module" src="/remotes/${app}/${release}/${element}"></script>`
  })
  return scripts.join('')
}

test('the loader has code at depth 3 and data at depth 4', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await serveSite(
    page,
    ['nordtal-contracts'],
    `<link rel="preload" as="fetch" crossorigin href="/elements/nordtal-contracts.json">
    <script type="module" src="/elements/loader.js?nordtal-contracts"></script>`,
  )
  const { requests, remoteCodeDepth, lastDataDepth, fetchedTwice } = await traceFirstLoad(
    page,
    '/konto/',
    () => expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten' })).toBeVisible(),
  )
  expect(requests.length).toBeLessThanOrEqual(12)
  expect({ remoteCodeDepth, lastDataDepth, fetchedTwice }).toEqual({
    remoteCodeDepth: 3,
    lastDataDepth: 4,
    fetchedTwice: [],
  })
})

test('two elements share one React, and load code and data at depth 3', async ({
  page,
  signInAs,
}, testInfo) => {
  await signInAs('gina.hahn@post.example')
  await serveSite(page, Object.values(elements), await pinnedScripts(page))
  const { requests, ...counts } = await traceFirstLoad(page, '/konto/', async () => {
    await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
    await expect(page.getByRole('heading', { name: 'Verträge & Zahlungsdaten' })).toBeVisible()
  })
  const code = requests.filter(({ path }) => /^\/remotes\/.*\.(js|css)$/.test(path))
  const bytesOf = (name: string) =>
    code.filter(({ path }) => path.startsWith(`/remotes/${name}/`)).reduce((sum, { bytes }) => sum + bytes, 0)
  const vendor = bytesOf('vendor')
  const second = bytesOf('mfe-personal-data')
  const first = vendor + bytesOf('mfe-contracts')
  const table = requests.map(({ depth, bytes, path }) => `${depth}  ${String(bytes).padStart(7)}  ${path}`)
  const sums = [`vendor: ${vendor}`, `one element: ${first}`, `a second one: ${second}`]
  const report = [...table, '', ...sums, ...Object.entries(counts).map((entry) => entry.join(': '))].join(
    '\n',
  )
  await testInfo.attach('waterfall', { body: report, contentType: 'text/plain' })
  process.stdout.write(`\n${report}\n${requests.length} requests\n`)

  expect(counts).toMatchObject({ remoteCodeDepth: 3, lastDataDepth: 3, copiesOfReact: 1 })
  expect(code.filter(({ path }) => path.startsWith('/remotes/vendor/'))).toHaveLength(2)
  expect(requests.length).toBeLessThanOrEqual(16)
  expect(first).toBeLessThanOrEqual(145_000)
  expect(second).toBeLessThanOrEqual(21_000)
})
