import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { BOOT_SET_ID, BOOT_TAB_ID, type Release } from '@portal/federation/protocol'
import { inlineScripts, jsonOf, pageOf, policyOf, renderedPortal } from './page-fixture.ts'

test('the policy allows exactly the inline scripts of the page', async () => {
  const { html } = await renderedPortal({ 'boot.js': 'globalThis.started = "$& ü"\r\n' })
  const executed = inlineScripts(html).filter(({ attributes }) => !/src=|application\/json/.test(attributes))
  const hashes = executed.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(hashes).toHaveLength(2)
  expect(policyOf(html)).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policyOf(html)).not.toContain('unsafe')
})

test('the policy is the first element that it affects, then integrities, then the shell, then what the inline script requests', async () => {
  const { html } = await renderedPortal()
  const positions = [
    'Content-Security-Policy',
    'type="importmap"',
    'rel="modulepreload"',
    `id="${BOOT_SET_ID}"`,
    'globalThis.started',
    'type="module"',
    'rel="stylesheet"',
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

/** What the page names of a host. */
const firstOf = ({ release, integrity, map }: Release) => ({
  [`/host/${release}/files.json`]: map,
  [`/host/${release}/main.9abc.js`]: integrity['main.9abc.js'],
  [`/host/${release}/main.css`]: integrity['main.css'],
})

test('the import map has the first files of the host, and its map, which has the others', async () => {
  const { html, host } = await renderedPortal({ 'later.5678.js': 'export {}' })
  expect(host.map).toMatch(/^sha384-/)
  expect(jsonOf(html, 'importmap').integrity).toEqual(firstOf(host))
})

test('the import map has the files of a host without a map', async () => {
  const { host, releases } = await renderedPortal({ 'later.5678.js': 'export {}' })
  const [active] = releases
  if (!active) throw new Error('a release is needed')
  const html = pageOf({ ...host, map: undefined }, { 'mfe-contracts': { active, previous: [] } })
  expect(jsonOf(html, 'importmap').integrity).toHaveProperty([`/host/${host.release}/later.5678.js`])
})

test('the import map has the files of a release without a map, which a build of npm run dev is', async () => {
  const { host, releases } = await renderedPortal()
  const [active] = releases
  if (!active) throw new Error('a release is needed')
  const html = pageOf(host, { 'mfe-contracts': { active: { ...active, map: undefined }, previous: [] } })
  const main = `/remotes/mfe-contracts/${active.release}/main`
  expect(jsonOf(html, 'importmap').integrity).toEqual({
    ...firstOf(host),
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

test('the page of the overview preloads its part, and the page of a tab does not', async () => {
  const { host, releases } = await renderedPortal()
  const [active] = releases
  if (!active) throw new Error('a release is needed')
  const withStart = { ...host, start: [host.entry] }
  const apps = { 'mfe-contracts': { active, previous: [] } }
  const preloads = (tab?: string) =>
    pageOf(withStart, apps, tab).split(`rel="modulepreload" href="/host/${host.release}/${host.entry}"`)
      .length
  expect(preloads()).toBe(preloads('mfe-contracts') + 1)
})

test('text in the data cannot end its script element', async () => {
  const { host, releases } = await renderedPortal()
  const [active] = releases
  if (!active) throw new Error('a release is needed')
  const evil = '1.0</script><script>alert(1)</script>'
  const html = pageOf(
    host,
    {
      'mfe-contracts': { active: { ...active, contractVersion: evil }, previous: [] },
    },
    'mfe-contracts',
  )
  expect(html).not.toContain('<script>alert')
  expect(jsonOf(html, BOOT_TAB_ID).registry['mfe-contracts'][0].contractVersion).toBe(evil)
})

test.each([
  ['a boot script that would end its own element', { 'boot.js': 'x = "</script>"' }, 'must not contain'],
  [
    'a template without a marker',
    { 'page.html': '<!-- portal:styles -->' },
    'must contain <!-- portal:head -->',
  ],
  [
    'a template without the other',
    { 'page.html': '<!-- portal:head -->' },
    'must contain <!-- portal:styles -->',
  ],
])('%s is refused', async (_, files, message) => {
  await expect(renderedPortal(files)).rejects.toThrow(message)
})
