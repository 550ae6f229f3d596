import { expect, test } from '@portal/e2e'

test('hovering a tab loads its code, and fresh data is not requested again', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/bff/')) calls.push(request.url())
  })
  const tab = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Verträge' })
  const code = page.waitForRequest(/remotes\/mfe-contracts\//)
  await tab.hover()
  await code
  await expect(page).toHaveURL('/personal-data')
  await tab.click()
  await expect(page.getByText('Vertragsnummer').first()).toBeVisible()
  expect(calls).toEqual([])
})

test('the browser extension for module federation finds the host, the remote and what they share', async ({
  page,
  signInAs,
}) => {
  const manifests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/mf-manifest.json')) manifests.push(request.url())
  })
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  const { moduleInfo, shared } = await page.evaluate(() => {
    const { __FEDERATION__ } = globalThis as never as {
      __FEDERATION__: { moduleInfo: object; __SHARE__: object }
    }
    return JSON.parse(
      JSON.stringify({ moduleInfo: __FEDERATION__.moduleInfo, shared: __FEDERATION__.__SHARE__ }),
    )
  })
  const id = expect.stringMatching(/^[0-9a-f]{16}$/)
  expect(moduleInfo.host).toMatchObject({
    version: id,
    remotesInfo: { 'mfe-personal-data': { matchedVersion: id } },
  })
  const { matchedVersion } = moduleInfo.host.remotesInfo['mfe-personal-data']
  const remote = moduleInfo[`mfe-personal-data:${matchedVersion}`]
  expect(remote).toMatchObject({
    version: matchedVersion,
    remoteEntry: expect.stringContaining(`/remotes/mfe-personal-data/${matchedVersion}/`),
    modules: [{ moduleName: 'tab', modulePath: './tab' }],
  })
  const [react] = Object.values<{ useIn: string[]; loaded: boolean }>(shared.host.default.react)
  expect(react).toMatchObject({
    loaded: true,
    useIn: expect.arrayContaining(['mfe-personal-data']),
  })

  // The release serves its manifest on request.
  expect(manifests).toEqual([])
  const entry = new URL(remote.remoteEntry, page.url())
  const manifest = await page.request.get(new URL('mf-manifest.json', entry).href)
  expect(await manifest.json()).toMatchObject({
    name: 'mfe-personal-data',
    metaData: {
      remoteEntry: { name: entry.pathname.split('/').at(-1), type: 'module' },
      types: { zip: '@mf-types.zip' },
    },
    exposes: [{ path: './tab' }],
  })
  const types = await page.request.get(new URL('@mf-types.zip', entry).href)
  expect(types.headers()['content-type']).toBe('application/zip')
  expect((await types.body()).toString('latin1')).toContain('tab.d.ts')
})
