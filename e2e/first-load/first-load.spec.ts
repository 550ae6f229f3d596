import { expect, signInField, test } from '@portal/e2e'
import { traceFirstLoad } from './waterfall.ts'

test('the first load of /personal-data has code and data at depth 2, no request twice and one React', async ({
  page,
  signInAs,
}, testInfo) => {
  await signInAs('gina.hahn@post.example')
  const waterfall = await traceFirstLoad(page, '/personal-data', () =>
    expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn'),
  )
  const { requests, ...counts } = waterfall
  const table = requests.map(({ depth, bytes, path }) => `${depth}  ${String(bytes).padStart(7)}  ${path}`)
  const report = [...table, '', ...Object.entries(counts).map(([name, value]) => `${name}: ${value}`)].join(
    '\n',
  )
  await testInfo.attach('waterfall', { body: report, contentType: 'text/plain' })
  process.stdout.write(`\n${report}\n${requests.length} requests\n`)

  expect(counts).toMatchObject({
    hostCodeDepth: 2,
    remoteCodeDepth: 2,
    firstDataDepth: 2,
    lastDataDepth: 2,
    fetchedTwice: [],
    copiesOfReact: 1,
    compiledAhead: requests.filter(({ path }) => path.endsWith('.js')).length,
  })
  expect(requests.length).toBeLessThanOrEqual(13)
  expect(counts.bytes).toBeLessThanOrEqual(226_500)
  expect(counts.codeBytes).toBeLessThanOrEqual(189_200)
})

test('the first load of /privacy has its consents at depth 2, each call once', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  const { requests, ...counts } = await traceFirstLoad(page, '/privacy', () =>
    expect(page.getByRole('main').getByRole('link', { name: 'Werbung einstellen' })).toBeVisible(),
  )
  expect(requests.map(({ path }) => path)).toContain('/bff/api/permissions/overview')
  expect(counts).toMatchObject({ remoteCodeDepth: 2, firstDataDepth: 2, lastDataDepth: 2, fetchedTwice: [] })
})

for (const [path, data] of [
  ['/contracts-payments', 'Ökostrom Plus 24'],
  ['/security', 'anna.becker@post.example'],
] as const) {
  test(`the first load of ${path} has its code and data at depth 2, and nothing of dialogs`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.becker@post.example')
    const counts = await traceFirstLoad(page, path, () => expect(page.getByRole('main')).toContainText(data))
    expect(counts).toMatchObject({ hostCodeDepth: 2, remoteCodeDepth: 2, lastDataDepth: 2, fetchedTwice: [] })
  })
}

test('the first load of /overview has its part and its data at depth 2', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  const { requests, ...counts } = await traceFirstLoad(page, '/overview', () =>
    expect(page.getByRole('region', { name: 'Ihre Verträge' })).toBeVisible(),
  )
  // The picture comes later.
  const parts = requests.filter(({ path }) => /\/overview\.\w+\.(js|css)$/.test(path))
  expect(parts.map(({ depth }) => depth)).toEqual([2, 2])
  expect(counts).toMatchObject({ firstDataDepth: 2, fetchedTwice: [] })
})

test('signed out, the sign-in is requested while the shell is on its way, once and without a tab', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const signInRequest = page.waitForRequest(/\/host\/.*sign-in-provider.*\.js$/)
  await page.route(/\/host\/.*bootstrap.*\.js$/, async (route) => {
    await signInRequest
    await route.continue()
  })
  await page.goto('/personal-data')
  await expect(signInField(page)).toBeVisible()
  expect(requested.filter((path) => path.includes('sign-in-provider'))).toHaveLength(1)
  expect(requested.filter((path) => path.startsWith('/remotes/'))).toEqual([])
})

test('a click on a tab requests all of its files at once', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  const files = /\/remotes\/mfe-security\/\w+\/tab\.\w+\./
  const others = Promise.all(
    ['js', 'css'].map((type) =>
      page.waitForRequest((one) => files.test(one.url()) && one.url().endsWith(type)),
    ),
  )
  await page.route(/\/mfe-security\.\w+\.js$/, async (route) => {
    await others
    await route.continue()
  })
  await page.getByRole('link', { name: 'Anmeldung & Sicherheit' }).dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung & Sicherheit' })).toBeVisible()
})
