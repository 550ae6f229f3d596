import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ElementContract, elementContract } from '@portal/contracts/element'
import { check } from './check.ts'

/** The release before: with an event that is gone, one of another detail, and one that could be stopped. */
const before: ElementContract = {
  ...elementContract,
  version: '1.0',
  events: [
    { name: 'portal-scrolled', since: '1.0', type: 'number', cancelable: false, summary: '' },
    ...elementContract.events.map((event) => ({
      ...event,
      ...(event.name === 'portal-navigate' && { type: 'URL' }),
      ...(event.name === 'portal-track' && { cancelable: true }),
    })),
  ],
}

const description = (release: string, folder: string) => ({
  element: 'nordtal-contracts',
  release,
  url: `${folder}remotes/mfe-contracts/${release}/element/element.js`,
  modules: [{ url: `${folder}remotes/vendor/0011223344556677/vendor.js` }],
  styles: [{ url: `${folder}remotes/mfe-contracts/${release}/element/tab.css` }],
  contract: `${folder}remotes/mfe-contracts/${release}/element/contract.json`,
})

const files: Record<string, object> = {
  '/elements/nordtal-contracts.json': description('aaaaaaaaaaaaaaaa', '../'),
  '/remotes/mfe-contracts/aaaaaaaaaaaaaaaa/element/contract.json': elementContract,
  '/elements/nordtal-contracts/bbbbbbbbbbbbbbbb.json': description('bbbbbbbbbbbbbbbb', '../../'),
  '/remotes/mfe-contracts/bbbbbbbbbbbbbbbb/element/contract.json': before,
}

const STRICT = 'script-src PORTAL; style-src PORTAL; connect-src PORTAL; img-src data:; font-src PORTAL'
let policy = STRICT
let html = ''

const server = createServer((request, response) => {
  const file = files[request.url ?? '']
  if (file) return response.end(JSON.stringify(file))
  if (request.url !== '/page') return response.writeHead(404).end()
  response.setHeader('content-security-policy', policy.replaceAll('PORTAL', portal))
  return response.end(html)
})
let portal = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  portal = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const LOADER =
  '<script type="module" src="https://portal.example/elements/loader.js?nordtal-contracts"></script>'

function checkPage(options: { policy?: string; html?: string; config?: string; since?: string } = {}) {
  policy = options.policy ?? STRICT
  html = options.html ?? LOADER
  const { config, since } = options
  const page = `${portal.replace('localhost', '127.0.0.1')}/page`
  return check({ portal, element: 'nordtal-contracts', release: 'live', page, config, since, uses: [] })
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

test('names what this release does not have, in HTML, templates, scripts and style sheets', async () => {
  const src = mkdtempSync(join(tmpdir(), 'site-'))
  const write = (name: string, text: string) => writeFileSync(join(src, name), text)
  write('a.html', '<nordtal-contracts id="x" tenant="100" pfad="/"></nordtal-contracts><p tenannt="1"></p>')
  write(
    'b.vue',
    '<nordtal-contracts :session.prop="session" [attr.tenant]="100" @portal-redy="show" v-if="x > 1" />',
  )
  write('c.svelte', '<nordtal-contracts {session} onportal-ready={() => (x = 1)} confg={config} />')
  write('d.tsx', '<nordtal-contracts ref={(element) => show(element)} onportal-error={report} />')
  write('e.js', "element.addEventListener('portal-navigated', go); document.querySelector('#portal-root')")
  mkdirSync(join(src, 'node_modules'))
  write('node_modules/g.html', '<nordtal-contracts other="1"></nordtal-contracts>')
  write('f.css', 'nordtal-contracts { --color-brand: red; --colour-ink: blue } p { --color-other: red }')
  const options = {
    portal,
    element: 'nordtal-contracts',
    release: 'live',
    src,
    uses: ['portal-dirty', 'load-failed'],
  }
  const { problems, uses } = await check(options)
  expect(problems.names.map((line) => line.split(':')[0])).toEqual([
    '--colour-ink',
    'confg',
    'pfad',
    'portal-navigated',
    'portal-redy',
  ])
  expect(uses).toEqual(
    expect.arrayContaining(['--color-brand', 'portal-error', 'portal-ready', 'session', 'tenant']),
  )
})

test('names what has changed since a release, for the names in use', async () => {
  const since = 'bbbbbbbbbbbbbbbb'
  const options = { portal, element: 'nordtal-contracts', release: 'live', since }
  expect((await check({ ...options, uses: [] })).problems.changes).toEqual([
    'portal-scrolled: this event is gone',
    'portal-navigate: the event was URL, and is string',
    'portal-track: preventDefault() has no effect any more',
  ])
  expect((await check({ ...options, uses: ['portal-track'] })).problems.changes).toHaveLength(1)
  expect((await check({ ...options, uses: ['path'] })).problems.changes).toEqual([])
})

/** Runs the command as an integrator does. */
function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'command-line.ts'), ...args])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

test('the exit code says whether the page can use the release, or was not checked', async () => {
  const element = ['check', '--portal', portal, '--element', 'nordtal-contracts']
  expect(await run(...element, '--uses', 'path,--color-accent')).toMatchObject({ code: 0 })
  const refused = await run(...element, '--uses', 'pathe', '--json')
  expect(refused.code).toBe(1)
  expect(JSON.parse(refused.output).problems.names).toHaveLength(1)
  const uses = ['--uses', 'path']
  const page = ['--page', `${portal}/page`]
  const unchecked: [string[], string][] = [
    [
      [...element, ...uses, '--release', 'cccccccccccccccc'],
      'has no release cccccccccccccccc of nordtal-contracts',
    ],
    [['check', '--portal', portal, '--element', 'nordtal-other', ...uses], 'has no element nordtal-other'],
    [['check', '--portal', 'http://localhost:1', '--element', 'x-y', ...uses], 'cannot be reached'],
    [[...element, '--page', `${portal}/missing`], '/missing answers 404'],
    [[...element, '--page', 'missing.html'], 'There is no file missing.html'],
    [[...element, ...page, '--config', `${portal}/missing`], '/missing answers 404'],
    [[...element, ...page, '--config', '{ "apiGatewayUrl": "portal" }'], 'apiGatewayUrl of the app config'],
    [[...element, ...uses, '--config', '{}'], '--config needs --page'],
    [element, 'give --page, --src, --uses or --since'],
    [['check'], '--portal and --element are needed'],
    [[...element, '--pages', 'x'], '--pages'],
  ]
  for (const [args, message] of unchecked) {
    const { code, output } = await run(...args)
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(message) })
  }
})
