import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { check } from './check.ts'
import { STRICT, servePortal } from './testing/fake-portal.ts'

const { portal, page: served } = await servePortal()

const LOADER =
  '<script type="module" src="https://portal.example/elements/loader.js?nordtal-contracts"></script>'

function checkPage({
  policy = STRICT,
  html = LOADER,
  config,
}: Partial<typeof served & { config: string }> = {}) {
  Object.assign(served, { policy, html })
  const page = `${portal.replace('localhost', '127.0.0.1')}/page`
  return check({ portal, element: 'nordtal-contracts', release: 'live', page, config, uses: [] })
}

test('accepts the documented policy', async () => {
  const { problems } = await checkPage({ config: JSON.stringify({ apiGatewayUrl: portal }) })
  expect(problems).toEqual({ policy: [], names: [], changes: [] })
})

test('names each directive with what it lacks', async () => {
  const config = JSON.stringify([
    { name: 'bffPath', value: '/bff' },
    { name: 'loginProviderDomain', value: 'login.example' },
  ])
  const { problems } = await checkPage({
    policy: "default-src 'none'",
    html: `${LOADER}<nordtal-contracts session="provider"></nordtal-contracts>`,
    config,
  })
  expect(problems.policy).toEqual([
    `default-src needs ${portal} for the scripts of the element`,
    `default-src needs ${portal} for its styles`,
    'default-src needs data: for its marks',
    `default-src needs ${portal} for the loader`,
    `default-src needs ${portal} for the description of the release`,
    "default-src needs 'self' for the calls of the BFF",
    'default-src needs https://login.example for the sign-in',
  ])
})

test('a page must satisfy its header and its meta elements', async () => {
  const meta = `<meta http-equiv="content-security-policy" content="img-src 'self'">`
  const { problems } = await checkPage({ html: meta + LOADER })
  expect(problems.policy).toEqual(['img-src needs data: for its marks'])
})

test('a page that imports a release itself needs no connection to the portal', async () => {
  const { problems } = await checkPage({
    policy: "script-src 'self' PORTAL; style-src PORTAL; connect-src 'self'; img-src data:",
    html: '<script type="module" src="/contracts.js"></script>',
    config: '{"bffPath":"/bff"}',
  })
  expect(problems.policy).toEqual([])
})

const STRICT_DYNAMIC = STRICT.replace(
  'script-src PORTAL',
  "script-src 'self' PORTAL 'nonce-abc' 'strict-dynamic'",
)
const ENTRY = 'https://portal.example/remotes/mfe-contracts/aaaaaaaaaaaaaaaa/element/element.js'
const needsNonce = (purpose: string) =>
  `script-src needs the nonce of the tag, as 'strict-dynamic' ignores addresses, for ${purpose}`

test.each([
  ['the five lines', LOADER, [needsNonce('the loader')]],
  ['the five lines with a nonce', LOADER.replace('<script', '<script nonce="abc"'), []],
  ['an own bundle that loads the element', '<script src="/bundle.js" nonce="abc"></script>', []],
  [
    'a tag of the release',
    `<script type="module" src="${ENTRY}"></script>`,
    [needsNonce('the scripts of the element')],
  ],
  ['a tag of the release with a nonce', `<script type="module" nonce="abc" src="${ENTRY}"></script>`, []],
])("a policy with 'strict-dynamic' and %s", async (_, html, lines) => {
  const { problems } = await checkPage({ policy: STRICT_DYNAMIC, html })
  expect(problems.policy).toEqual(lines)
})

test('a nonce alone does not hold for what the loader preloads', async () => {
  const policy = STRICT.replace('script-src PORTAL', "script-src 'nonce-abc'")
  const html = LOADER.replace('<script', '<script nonce=abc')
  expect((await checkPage({ policy, html })).problems.policy).toEqual([
    `script-src needs ${portal} for the scripts of the element`,
  ])
  const own = '<script type="module" nonce="abc" src="/contracts.js"></script>'
  expect((await checkPage({ policy, html: own })).problems.policy).toEqual([])
})

test('ignores a policy where browsers do: in the body, in a comment, and one that only reports', async () => {
  const meta = (name: string) => `<meta http-equiv="${name}" content="img-src 'none'">`
  const html = `<!-- ${meta('content-security-policy')} -->${meta('content-security-policy-report-only')}
    </head><body>${meta('content-security-policy')}${LOADER}`
  expect((await checkPage({ html })).problems.policy).toEqual([])
})

test('reads the policy of a meta element of a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'page-')), 'page.html')
  writeFileSync(
    file,
    `<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39; ${portal}">`,
  )
  const options = { portal, element: 'nordtal-contracts', release: 'live', page: file, uses: [] }
  expect((await check(options)).problems.policy).toEqual([])
  writeFileSync(file, `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`)
  expect((await check(options)).problems.policy).toEqual([
    `script-src needs ${portal} for the scripts of the element`,
  ])
})
