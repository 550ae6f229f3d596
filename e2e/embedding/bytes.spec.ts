// What one element costs a page that has nothing else, and what a second one of another remote adds.
import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'
import { traceFirstLoad } from '../first-load/waterfall.ts'

const elements = { 'mfe-contracts': 'nordtal-contracts', 'mfe-personal-data': 'nordtal-personal-data' }

/** A page of pinned releases, with the session that the portal has stored on this origin. */
async function serveSite(page: Page) {
  const { apps } = await (await page.request.get('/registry.json')).json()
  const scripts = Object.keys(elements).map((app) => {
    const { release, element } = apps[app].active
    return `<script type="module" src="/remotes/${app}/${release}/${element}"></script>`
  })
  const tags = Object.values(elements).map(
    (tag) => `<${tag} tenant="100" config='{"bffPath":"/bff"}'></${tag}>`,
  )
  const session = `
    const [key = ''] = Object.keys(localStorage).filter((one) => /^@@auth0spajs@@.*::openid/.test(one))
    const { access_token: token } = JSON.parse(localStorage.getItem(key)).body
    for (const element of document.querySelector('main').children)
      element.session = { authorize: async () => ({ authorization: 'Bearer ' + token }) }`
  await page.route('**/konto/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Solarstadt</title><main>${tags.join('')}</main><script>${session}</script>${scripts.join('')}`,
    }),
  )
}

test('two elements share one React, and load code at depth 3 and data at depth 4', async ({
  page,
  signInAs,
}, testInfo) => {
  await signInAs('gina.hahn@post.example')
  await serveSite(page)
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

  expect(counts).toMatchObject({ remoteCodeDepth: 3, firstDataDepth: 4, copiesOfReact: 1 })
  expect(code.filter(({ path }) => path.startsWith('/remotes/vendor/'))).toHaveLength(2)
  expect(first).toBeLessThanOrEqual(145_500)
  expect(second).toBeLessThanOrEqual(22_000)
})
