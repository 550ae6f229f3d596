import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import {
  BOOT_CANARIES_ID,
  BOOT_REGISTRY_ID,
  BOOT_REMOTES_ID,
  BOOT_RETIRED_ID,
  type Release,
} from '@portal/contracts'
import { activateAll, retire } from './activate.ts'
import { inlineScripts, jsonOf, pageOf, policyOf, renderedPortal } from './page-fixture.ts'
import { emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

test('the policy allows exactly the inline scripts of the page', async () => {
  const { html } = await renderedPortal({ 'boot.js': 'globalThis.started = "$& ü"\r\n' })
  const executed = inlineScripts(html).filter(({ attributes }) => !/src=|application\/json/.test(attributes))
  const hashes = executed.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes).toHaveLength(2)
  expect(policyOf(html)).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policyOf(html)).not.toContain('unsafe')
})

test('the policy is the first element that it affects, and the import map is before every module', async () => {
  const { html } = await renderedPortal()
  const positions = [
    'Content-Security-Policy',
    'type="importmap"',
    `id="${BOOT_REGISTRY_ID}"`,
    'globalThis.started',
    'rel="stylesheet"',
    'rel="modulepreload"',
    'type="module"',
  ].map((text) => html.indexOf(text))
  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((a, b) => a - b))
})

test('the policy allows calls and frames of the sign-in provider, with or without a scheme in the config', async () => {
  expect(policyOf((await renderedPortal()).html)).toContain(
    "connect-src 'self' http://localhost:3200; frame-src http://localhost:3200;",
  )
  expect(policyOf((await renderedPortal({}, 'konto.nordtal.example')).html)).toContain(
    "connect-src 'self' https://konto.nordtal.example; frame-src https://konto.nordtal.example;",
  )
})

test('the page contains the active release and two earlier ones with the integrity of each file', async () => {
  const { html, host, releases } = await renderedPortal()
  const [active, before, older] = releases
  const known = jsonOf(html, BOOT_REGISTRY_ID)['mfe-contracts']
  expect(known.map(({ release }: { release: string }) => release)).toEqual(
    [active, before, older].map((one) => one?.release),
  )
  expect(known[0].styles).toEqual([
    {
      href: `/remotes/mfe-contracts/${active?.release}/main.css`,
      integrity: active?.integrity['main.css'],
    },
  ])
  expect(known[0].map).toEqual({
    href: `/remotes/mfe-contracts/${active?.release}/files.json`,
    integrity: active?.map,
  })
  expect(jsonOf(html, 'importmap').integrity).toEqual({
    [`/host/${host.release}/main.9abc.js`]: host.integrity['main.9abc.js'],
    [`/host/${host.release}/main.css`]: host.integrity['main.css'],
  })
})

test.each([
  ['a release without a map', {}, { map: undefined }],
  ['an older host', { page: 0 }, {}],
])('the import map has the files of the remote for %s', async (_, hostChange, change) => {
  const { host, releases } = await renderedPortal()
  const [active] = releases
  if (!active) throw new Error('a release is needed')
  const html = pageOf(
    { ...host, ...hostChange },
    { 'mfe-contracts': { active: { ...active, ...change }, previous: [] } },
  )
  const main = `/remotes/mfe-contracts/${active.release}/main`
  expect(jsonOf(html, 'importmap').integrity).toEqual({
    [`/host/${host.release}/main.9abc.js`]: host.integrity['main.9abc.js'],
    [`/host/${host.release}/main.css`]: host.integrity['main.css'],
    [`${main}.1234.js`]: active.integrity['main.1234.js'],
    [`${main}.css`]: active.integrity['main.css'],
  })
})

test('every element that loads a file has its integrity', async () => {
  const { html } = await renderedPortal()
  const loads = html.match(/<(script|link)[^>]*(src|href)="\/host\/[^>]*>/g) ?? []
  expect(loads).toHaveLength(3)
  for (const load of loads) {
    expect(load).toMatch(/integrity="sha384-[^"]{64}" crossorigin="anonymous"/)
  }
})

test.each([
  ['a release that the host cannot run', { contractVersion: '2.0' }],
  ['a build of npm run dev', { development: true as const }],
])('the fallback is the newest earlier release, but not %s', async (_, change) => {
  const { host, releases } = await renderedPortal()
  const [active, unfit, fit] = releases
  if (!active || !unfit || !fit) throw new Error('three releases are needed')
  const apps = { 'mfe-contracts': { active, previous: [{ ...unfit, ...change }, fit] } }
  const html = pageOf(host, apps)
  expect(html).toContain(fit.release)
  expect(html).not.toContain(unfit.release)
})

test('a canary that the host can run is in the page with its declaration', async () => {
  const { host, releases } = await renderedPortal()
  const [canary, active] = releases
  if (!canary || !active) throw new Error('two releases are needed')
  const pageWith = (release: Release) =>
    pageOf(host, { 'mfe-contracts': { active, previous: [], canary: { release, share: 0.3 } } })

  const html = pageWith(canary)
  const { name, element, ...remote } = canary.remote ?? {}
  const release = expect.objectContaining({
    release: canary.release,
    map: { href: `/remotes/mfe-contracts/${canary.release}/files.json`, integrity: canary.map },
  })
  expect(jsonOf(html, BOOT_CANARIES_ID)).toEqual({ 'mfe-contracts': { share: 0.3, release, remote } })
  expect(jsonOf(html, BOOT_REGISTRY_ID)['mfe-contracts']).toHaveLength(1)
  for (const without of [pageWith({ ...canary, contractVersion: '2.0' }), (await renderedPortal()).html]) {
    expect(without).not.toContain(BOOT_CANARIES_ID)
  }
})

test('the page names the paths of retired remotes, and nothing without any', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const remote = await publishAs('mfe-contracts', await remoteBuild(), store)
  await activateAll(store, { host: host.release, 'mfe-contracts': remote.release })
  const page = () => readFile(join(store.address, 'index.html'), 'utf8')
  expect(await page()).not.toContain(BOOT_RETIRED_ID)
  await retire(store, 'mfe-contracts')
  expect(jsonOf(await page(), `id="${BOOT_RETIRED_ID}"`)).toEqual(['/contracts'])
  expect(jsonOf(await page(), BOOT_REMOTES_ID)).toEqual({})
})

test('text in the data cannot end its script element', async () => {
  const { host, releases } = await renderedPortal()
  const [active] = releases
  if (!active) throw new Error('a release is needed')
  const evil = '1.0</script><script>alert(1)</script>'
  const html = pageOf(host, {
    'mfe-contracts': { active: { ...active, contractVersion: evil }, previous: [] },
  })
  expect(html).not.toContain('<script>alert')
  expect(jsonOf(html, BOOT_REGISTRY_ID)['mfe-contracts'][0].contractVersion).toBe(evil)
})

test.each([
  ['a boot script that would end its own element', { 'boot.js': 'x = "</script>"' }, 'must not contain'],
  ['a template without the marker', { 'page.html': '<head></head>' }, 'must contain <!-- portal:head -->'],
])('%s is refused', async (_, files, message) => {
  await expect(renderedPortal(files)).rejects.toThrow(message)
})

test('the page contains the modules of each release; older releases have none', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const older = await publishAs('mfe-contracts', await remoteBuild('older'), store)
  const build = JSON.parse(await readFile(join(await remoteBuild(), 'build.json'), 'utf8'))
  const files = { 'build.json': JSON.stringify({ ...build, modules: ['overview-prompt'] }) }
  const newer = await publishAs('mfe-contracts', await remoteBuild('newer', files), store)
  await activateAll(store, { host: host.release, 'mfe-contracts': older.release })
  await activateAll(store, { 'mfe-contracts': newer.release })

  const registry = jsonOf(await readFile(join(store.address, 'index.html'), 'utf8'), BOOT_REGISTRY_ID)
  const modulesOfReleases = registry['mfe-contracts'].map(({ modules }: { modules: string[] }) => modules)
  expect(modulesOfReleases).toEqual([['overview-prompt'], []])
})

test('the page contains the declarations in the order of the tabs, without fields of the store', async () => {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  const tab = { label: 'Daten', icon: [], place: 1 }
  const declared: [string, object][] = [
    ['mfe-codes', { tab: undefined }],
    ['mfe-bills', { tab: { ...tab, place: 20 } }],
    ['mfe-data', { tab: { ...tab, place: 10 } }],
    ['mfe-contracts', { tab: { ...tab, place: 20 } }],
  ]
  for (const [app, declaration] of declared) {
    const { release } = await publishAs(app, await remoteBuild(), store, '1.0', declaration)
    await activateAll(store, { host: host.release, [app]: release })
  }
  const remotes = jsonOf(await readFile(join(store.address, 'index.html'), 'utf8'), BOOT_REMOTES_ID)
  expect(Object.keys(remotes)).toEqual(['mfe-data', 'mfe-bills', 'mfe-contracts', 'mfe-codes'])
  expect(remotes['mfe-data']).toEqual({
    basePath: '/data',
    access: 'customer',
    slots: [],
    paths: ['/', '/contract/:contractId'],
    tab: { ...tab, place: 10 },
  })
})
