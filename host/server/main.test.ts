import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { BOOT_CONFIG_ID } from '@portal/federation/protocol'

let store: string
const children: ChildProcess[] = []

/** Windows has no signals; its processes end with the one that started them. */
const testSignals = process.platform === 'win32' ? test.skip : test

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'portal-server-'))
  await writeConfig('[{"name":"bffPath","value":"/bff"}]')
})

const writePage = (entries: string) =>
  writeFile(
    join(store, 'index.html'),
    `<script type="application/json" id="${BOOT_CONFIG_ID}">${entries}</script>`,
  )

/** Writes the app config, and the page that was rendered with it. */
async function writeConfig(entries: string) {
  await writePage(entries)
  await writeFile(join(store, 'config.json'), entries)
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(store, { recursive: true })
})

function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, PORTAL_STORE: store, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let errors = ''
  child.stderr?.on('data', (data) => {
    errors += data
  })
  const ended = once(child, 'close').then(([code]) => ({ code, errors }))
  return { child, ended }
}

testSignals.each(['SIGTERM', 'SIGINT'] as const)(
  'the server reports that it is ready, serves, and ends on %s',
  async (signal) => {
    const port = await freePort()
    const { child, ended } = startServer({ PORTAL_PORT: String(port) })
    expect((await once(child, 'message'))[0]).toEqual({ type: 'ready' })
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
    child.kill(signal)
    expect(await ended).toEqual({ code: 0, errors: '' })
  },
)

test('a store in a bucket is refused in one line', async () => {
  const { code, errors } = await startServer({ PORTAL_STORE: 's3://portal/store' }).ended
  expect(code).toBe(1)
  expect(errors).toMatch(/^[^\n]*PORTAL_STORE: must be a folder[^\n]*\n$/)
})

test('the server ends with the process that started it', async () => {
  const { child } = startServer({ PORTAL_PORT: '0' })
  await once(child, 'message')
  // Node does not report `close` after a disconnect.
  const exited = once(child, 'exit')
  child.disconnect()
  expect(await exited).toEqual([0, null])
})

testSignals('a running request gets its response when the server ends', async () => {
  const slow = createServer((_request, response) => setTimeout(() => response.end('late'), 500)).listen(0)
  await once(slow, 'listening')
  const port = await freePort()
  const bffUrl = `http://localhost:${(slow.address() as AddressInfo).port}`
  const { child, ended } = startServer({ PORTAL_PORT: String(port), BFF_URL: bffUrl })
  await once(child, 'message')
  const response = fetch(`http://localhost:${port}/bff/api/slow`, { headers: { connection: 'close' } })
  await once(slow, 'request')
  child.kill('SIGTERM')
  expect(await (await response).text()).toBe('late')
  expect((await ended).code).toBe(0)
  slow.close()
})

testSignals('an unknown entry of config.json is a warning', async () => {
  await writeConfig('[{"name":"bffPath","value":"/bff"},{"name":"bffPaht","value":"x"}]')
  const { child, ended } = startServer({ PORTAL_PORT: '0' })
  await once(child, 'message')
  child.kill('SIGTERM')
  const { code, errors } = await ended
  expect([code, errors]).toEqual([0, expect.stringMatching(/^\S+config\.json: bffPaht: .*bffPath\n$/)])
})

testSignals('a config.json that was changed after the page was rendered is a warning', async () => {
  const errorsAtStart = async () => {
    const { child, ended } = startServer({ PORTAL_PORT: '0' })
    await once(child, 'message')
    child.kill('SIGTERM')
    return (await ended).errors
  }
  await writePage('[ {"name":"bffPath", "value":"/bff"} ]')
  expect(await errorsAtStart()).toBe('')
  await writePage('[{"name":"bffPath","value":"/api"}]')
  expect(await errorsAtStart()).toMatch(/^\S+config\.json: the page has another version.*config apply\n$/)
})

test('a taken port is reported in one line', async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { ended } = startServer({ PORTAL_PORT: String(port) })
  expect(await ended).toEqual({ code: 1, errors: `Port ${port} is taken. Set PORTAL_PORT to another one\n` })
  other.close()
})

test.each([
  ['index.html', undefined, /^There is no active release of the portal in .*Run: npm run build\n$/],
  ['config.json', undefined, /^\S+config\.json is missing\n$/],
  ['config.json', 'oops', /^\S+config\.json is not JSON\n$/],
  [
    'config.json',
    '[{"name":"bffPaht","value":"x"},{"name":"mockedLogin","value":"ja"}]',
    /^(?=.*bffPath)(?=.*mockedLogin).*\n$/,
  ],
])('the file %s with the content %s is reported in one line', async (file, content, message) => {
  if (content === undefined) await rm(join(store, file))
  else await writeFile(join(store, file), content)
  const { code, errors } = await startServer({}).ended
  expect(code).toBe(1)
  expect(errors).toMatch(message)
})

test('every invalid environment variable is reported', async () => {
  const { code, errors } = await startServer({ PORTAL_PORT: 'abc', BFF_URL: 'localhost' }).ended
  expect(code).toBe(1)
  expect(errors).toMatch(/^The portal's environment is not usable: PORTAL_PORT: .*; BFF_URL\.0: .*\n$/)
})

test('the page of releases needs a port and a password that is long enough', async () => {
  for (const [env, message] of [
    [
      { PORTAL_OPERATOR_PORT: '0' },
      /^PORTAL_OPERATOR_PORT and PORTAL_OPERATOR_PASSWORD: set both, or neither\n$/,
    ],
    [
      { PORTAL_OPERATOR_PORT: '0', PORTAL_OPERATOR_PASSWORD: 'short' },
      /PORTAL_OPERATOR_PASSWORD: must have at least/,
    ],
  ] as const)
    expect(await startServer(env).ended).toEqual({ code: 1, errors: expect.stringMatching(message) })
  const port = await freePort()
  const access = { PORTAL_OPERATOR_PORT: String(port), PORTAL_OPERATOR_PASSWORD: 'a long password!' }
  const { child } = startServer({ PORTAL_PORT: '0', ...access })
  await once(child, 'message')
  expect((await fetch(`http://localhost:${port}`)).status).toBe(401)
})
