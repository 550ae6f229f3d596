import { once } from 'node:events'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { certificateFolder } from '../certificate-fixture.ts'
import { overHttp2 } from '../http2-fixture.ts'
import { createOperatorServer } from '../operator-server.ts'
import { page, policy, remote, startPortalForEachTest, writeForms } from '../server-fixture.ts'
import { provideNginx, startNginx } from './own-nginx.ts'
import { requests, type Sent } from './requests-fixture.ts'

const state = provideNginx()
const isProvided = state === 'installed'
// A pipeline that can install it must not skip the tests.
if (state === 'failed' && process.env.CI) throw new Error('nginx could not be installed')
if (!isProvided) process.stderr.write("Skipped: Debian's nginx is neither installed nor installable here\n")
const testWithNginx = isProvided ? test : test.skip

const certificates = certificateFolder()
certificates.create('own')
const portal = startPortalForEachTest()
const portOf = (app: ReturnType<typeof portal.app>) => (app.server.address() as AddressInfo).port
let nginx: Awaited<ReturnType<typeof startNginx>>
let ports: { nginx: number; server: number }
beforeEach(async () => {
  if (!isProvided) return
  await portal.app().listen()
  ports = { nginx: await freePort(), server: portOf(portal.app()) }
  nginx = await startNginx({ storeDir: portal.store(), bffPort: portOf(portal.bff()), port: ports.nginx })
})
afterEach(() => nginx?.close())

/** Sends the path as it is: fetch would resolve its dots. */
async function send(port: number, path: string, { method = 'GET', headers = {}, body }: Sent = {}) {
  const sent = request({ host: 'localhost', port, path, method, headers, agent: false })
  sent.end(body)
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const content = Buffer.concat(chunks)
  return {
    status: response.statusCode as number,
    headers: response.headers as IncomingHttpHeaders,
    body: response.headers['content-encoding'] === 'gzip' ? gunzipSync(content) : content,
  }
}

const compared = [
  'access-control-allow-origin',
  'cache-control',
  'content-encoding',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

const comparable = ({ status, headers, body }: Awaited<ReturnType<typeof send>>) => {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const common = { status, headers: Object.fromEntries(compared.map((name) => [name, headers[name]])) }
  // The text of nginx below a redirect is shown nowhere.
  if (status === 302) return common
  return {
    ...common,
    // Two names of one type.
    type: type.replace('text/javascript', 'application/javascript'),
    // Each response has its own id.
    body: body.toString().replace(/"requestId":"[^"]*"/, ''),
    // The rest of a page's policy is in its head.
    policy: String(headers['content-security-policy']).replace(`${policy}; `, ''),
  }
}

testWithNginx.each(requests.map(([path, sent = {}]) => ({ path, sent })))(
  'nginx responds to $path $sent as the web server does',
  async ({ path, sent }) => {
    const [expected, found] = [await send(ports.server, path, sent), await send(ports.nginx, path, sent)]
    expect(comparable(found)).toEqual(comparable(expected))
  },
)

testWithNginx.each([
  '/remotes/%2e%2e/log/00000001.json',
  '/remotes/..%2flog/00000001.json',
  '/%',
  '/bff/../log/00000001.json',
  '/elements/..%2flog/00000001.json',
  '/elements/..%2findex.html',
])('nginx and the web server refuse %s', async (path) => {
  for (const port of Object.values(ports)) {
    const { status, body } = await send(port, path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.toString()).not.toBe('1')
  }
})

testWithNginx(
  'nginx sends the compressed page of the store, forbids frames, and revalidates it',
  async () => {
    const index = join(portal.store(), 'index.html')
    const accepted = { 'accept-encoding': 'gzip, br' }
    const first = await send(ports.nginx, '/', { headers: accepted })
    expect(first.body).toEqual(await readFile(`${index}.br`))
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': "frame-ancestors 'none'",
      vary: 'Accept-Encoding',
    })
    const again = { headers: { ...accepted, 'if-none-match': String(first.headers.etag) } }
    const same = await send(ports.nginx, '/', again)
    expect([same.status, same.headers['content-security-policy']]).toEqual([304, "frame-ancestors 'none'"])

    // The order of an activation.
    await Promise.all([rm(`${index}.br`), rm(`${index}.gz`)])
    await writeFile(index, page('Next'))
    expect((await send(ports.nginx, '/', again)).body.toString()).toBe(page('Next'))
    await writeForms(index, page('Next'))
    expect((await send(ports.nginx, '/', again)).body).toEqual(await readFile(`${index}.br`))
  },
)

testWithNginx('a password manager finds the page of the password at both servers', async () => {
  for (const port of Object.values(ports)) {
    const { status, headers } = await send(port, '/.well-known/change-password')
    expect([status, headers.location]).toEqual([302, '/security/password-reset'])
  }
})

testWithNginx('nginx without a BFF and without a page responds as the web server does', async () => {
  await portal.bff().close()
  await rm(join(portal.store(), 'index.html'))
  for (const path of ['/bff/api/echo', '/', '/health/ready']) {
    expect(comparable(await send(ports.nginx, path))).toEqual(comparable(await send(ports.server, path)))
  }
})

testWithNginx('nginx without a page for 404 responds to a missing file as the web server does', async () => {
  await rm(join(portal.store(), 'pages'), { recursive: true })
  for (const path of ['/assets/logo', '/nix', '/favicon.ico']) {
    const sent = { headers: { accept: path === '/favicon.ico' ? '*/*' : 'text/html' } }
    expect(comparable(await send(ports.nginx, path, sent))).toEqual(
      comparable(await send(ports.server, path, sent)),
    )
  }
})

testWithNginx('nginx sends the page of releases to operators alone, as the web server does', async () => {
  const storeDir = portal.store()
  await mkdir(join(storeDir, 'operator'))
  await writeFile(join(storeDir, 'operator/index.html'), page('Releases'))
  const users = join(storeDir, 'users')
  await writeFile(users, 'anna:{PLAIN}a long password\n')
  const server = await createOperatorServer(storeDir, 'a long password')
  await server.listen()
  const operator = { port: await freePort(), users }
  const own = await startNginx({ storeDir, bffPort: 1, port: await freePort(), operator })
  try {
    const authorization = `Basic ${Buffer.from('anna:a long password').toString('base64')}`
    for (const headers of [{ authorization }, {}, { authorization: 'Basic eDp5' }]) {
      const [expected, found] = [
        await send(portOf(server), '/', { headers }),
        await send(operator.port, '/', { headers }),
      ]
      expect(found.status).toBe(expected.status)
      for (const name of [...compared, 'content-security-policy'])
        if (name !== 'permissions-policy')
          expect([name, found.headers[name]]).toEqual([name, expected.headers[name]])
      expect(String(found.body).includes('Releases</body>')).toBe(
        'authorization' in headers && found.status === 200,
      )
    }
  } finally {
    await own.close()
    await server.close()
  }
})

testWithNginx('nginx with a certificate serves page, files and BFF over HTTP/2', async () => {
  const tls = {
    port: await freePort(),
    cert: certificates.path('own.pem'),
    key: certificates.path('own.key'),
  }
  const own = await startNginx({
    storeDir: portal.store(),
    bffPort: portOf(portal.bff()),
    port: await freePort(),
    tls,
  })
  try {
    const body = '{"pin":1}'
    const headers = { 'content-type': 'application/json' }
    const [document, file, call] = await overHttp2(
      `https://localhost:${tls.port}`,
      certificates.read('own.pem'),
      [
        { headers: { ':path': '/', accept: 'text/html', 'accept-encoding': 'gzip, br' } },
        { headers: { ':path': `/${remote}/main.js`, 'accept-encoding': 'gzip, br' } },
        { headers: { ':path': '/bff/api/echo', ':method': 'PUT', ...headers }, body },
      ],
    )
    expect(document?.head).toMatchObject({
      ':status': 200,
      'content-encoding': 'br',
      'strict-transport-security': expect.any(String),
    })
    expect(String(brotliDecompressSync(document?.body ?? ''))).toBe(page('Portal'))
    expect(file?.head).toMatchObject({ ':status': 200, 'content-encoding': 'br' })
    expect(String(brotliDecompressSync(file?.body ?? ''))).toBe('export const main = 1')
    expect(call?.head[':status']).toBe(200)
    expect(JSON.parse(String(call?.body))).toMatchObject({ method: 'PUT', body: { pin: 1 } })
  } finally {
    await own.close()
  }
})
