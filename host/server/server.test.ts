import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { createServer } from './server.ts'

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
const page = (text: string) =>
  `<html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body>${text}</body></html>`
const remote = 'remotes/mfe-contracts/0123456789abcdef'

const storeFiles: Record<string, string> = {
  'index.html': page('Portal'),
  'config.json': '[{"name":"bffPath","value":"/bff"}]',
  'registry.json': '{"version":1,"apps":{}}',
  'registry.lock': '1',
  [`${remote}/main.js`]: 'export const main = 1',
  [`${remote}/element/index.html`]: page('Stand-alone'),
}

let store: string
let bff: FastifyInstance
let app: FastifyInstance

beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'portal-server-'))
  for (const [name, content] of Object.entries(storeFiles)) {
    await mkdir(dirname(join(store, name)), { recursive: true })
    await writeFile(join(store, name), content)
  }
  await writeFile(join(store, remote, 'main.js.br'), brotliCompressSync('export const main = 1'))
  bff = fastify()
  bff.all('/api/echo', ({ method, body, headers }, reply) => {
    reply.header('cache-control', 'no-store').send({ method, body, forwardedFor: headers['x-forwarded-for'] })
  })
  bff.get('/api/busy', (_request, reply) => reply.code(503).header('retry-after', '60').send('busy'))
  await bff.listen()
  app = await createServer(
    { storeDir: store, bffUrls: [`http://localhost:${portOf(bff)}`] },
    { logLevel: 'silent' },
  )
})

afterEach(async () => {
  await app.close()
  await bff.close()
  await rm(store, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const navigate = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })

describe('pages', () => {
  test.each(['/', '/contracts-payments', '/code/ABCD-EFGH', '/unknown?x=a.b'])(
    '%s is the portal',
    async (url) => {
      const answer = await navigate(url)
      expect([answer.statusCode, answer.body]).toEqual([200, page('Portal')])
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
    },
  )

  test.each([
    `/${remote}/gone.js`,
    '/host/x/y',
    '/assets/logo',
    '/remotes',
    '/favicon.ico',
    '/registry.lock',
    '/.env',
  ])('%s is a file that does not exist, never the page', async (url) => {
    const answer = await navigate(url)
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('a script that asks for JSON, or a form that posts, does not get the page', async () => {
    expect((await get('/overview', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await app.inject({ method: 'POST', url: '/overview' })).statusCode).toBe(404)
  })

  test('an activation shows at once, and an unchanged page is not sent again', async () => {
    const first = await navigate('/')
    const again = await get('/', { accept: 'text/html', 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    await writeFile(join(store, 'index.tmp'), page('Next'))
    await rename(join(store, 'index.tmp'), join(store, 'index.html'))
    const next = await get('/', { accept: 'text/html', 'if-none-match': String(first.headers.etag) })
    expect([next.statusCode, next.body]).toEqual([200, page('Next')])
  })

  test('the stand-alone page of a remote has the policy of its own', async () => {
    const answer = await navigate(`/${remote}/element/index.html`)
    expect(answer.body).toBe(page('Stand-alone'))
    expect(answer.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
  })

  test('the page is compressed', async () => {
    const answer = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
  })
})

describe('files of the store', () => {
  test('a file of a release is kept for ever, compressed, and may be read by a foreign page', async () => {
    const answer = await get(`/${remote}/main.js`, { 'accept-encoding': 'br' })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'access-control-allow-origin': '*',
    })
  })

  test.each(['/registry.json', '/config.json?v=4'])('%s is asked for again each time', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  test.each(['/remotes/%2e%2e/registry.lock', '/remotes/..%2fregistry.lock'])(
    '%s does not lead out of the releases',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

describe('the BFF', () => {
  test('is called without the prefix, and sees for whom', async () => {
    const answer = await app.inject({ method: 'PUT', url: '/bff/api/echo?x=1', payload: { pin: '1234' } })
    expect(answer.json()).toEqual({ method: 'PUT', body: { pin: '1234' }, forwardedFor: '127.0.0.1' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('may be several, which get the calls in turn', async () => {
    const other = fastify()
    other.get('/api/echo', async () => 'the other one')
    await other.listen()
    const bffUrls = [bff, other].map((one) => `http://localhost:${portOf(one)}`)
    const balanced = await createServer({ storeDir: store, bffUrls }, { logLevel: 'silent' })
    const answers: string[] = []
    for (let call = 0; call < 4; call++) answers.push((await balanced.inject('/bff/api/echo')).body)
    expect(answers.map((answer) => answer === 'the other one')).toEqual([false, true, false, true])
    await Promise.all([balanced.close(), other.close()])
  })

  test('that is busy says so itself, once', async () => {
    const answer = await get('/bff/api/busy')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  })

  test('that is gone is a problem with the code unavailable', async () => {
    await bff.close()
    const answer = await get('/bff/api/echo')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable', requestId: expect.any(String) })
  })
})

describe('security headers', () => {
  const expected = {
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'$/),
  }

  test.each([
    '/',
    '/registry.json',
    `/${remote}/main.js`,
    '/host/gone.js',
    '/bff/api/echo',
    '/bff/gone',
    '/%',
    '/%2e%2e/x',
  ])('are on the answer to %s', async (url) => {
    expect((await get(url)).headers).toMatchObject(expected)
  })

  test('are on an answer without a change, and when the BFF is gone', async () => {
    const { etag } = (await navigate('/')).headers
    expect((await get('/', { 'if-none-match': String(etag) })).headers).toMatchObject(expected)
    await bff.close()
    expect((await get('/bff/api/echo')).headers).toMatchObject(expected)
  })

  test.each([
    ['no request', 'nonsense\r\n\r\n', 400],
    ['an endless header', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`, 431],
  ])('are on the answer to %s', async (_, request, status) => {
    await app.listen()
    const answer = await sendRaw(portOf(app), request)
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    for (const name of Object.keys(expected)) expect(answer.toLowerCase()).toContain(`${name}: `)
  })

  test('a registration code is not told to other sites', async () => {
    for (const url of ['/code/ABCD-EFGH', '/code?x', '/code']) {
      expect((await navigate(url)).headers['referrer-policy']).toBe('no-referrer')
    }
    expect((await navigate('/codes')).headers['referrer-policy']).not.toBe('no-referrer')
  })
})

function portOf({ server }: FastifyInstance): number {
  return (server.address() as AddressInfo).port
}

function sendRaw(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(request))
    socket.setEncoding('utf8').on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
}
