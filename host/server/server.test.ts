import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { createServer } from './server.ts'
import { expectProblem, page, policy, remote, startPortalForEachTest, writeForms } from './server-fixture.ts'

const UNUSED_BFF = 'http://localhost:1'
const limits = { headersMs: 200, requestMs: 300, idleMs: 60_000, checkEveryMs: 20 }
const portal = startPortalForEachTest({ limits })

describe('pages', () => {
  test.each([
    ['/', 200, 'Portal'],
    ['/?x=a.b', 200, 'Portal'],
    ['/overview', 200, 'Overview'],
    ['/overview/?x=a.b', 200, 'Overview'],
    ['/503', 503, 'No answer'],
    ['/404', 404, 'Not found'],
    ['/nix', 404, 'Not found'],
    ['/nix/nix?x=a.b', 404, 'Not found'],
    ['/overview/nix', 404, 'Not found'],
  ])('the address %s has status %i and the page %s', async (url, status, name) => {
    const response = await portal.navigate(url)
    expect([response.statusCode, response.body]).toEqual([status, page(name)])
    expect(response.headers['cache-control']).toBe('no-cache')
    expect(response.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
    const etag = String(response.headers.etag)
    const again = await portal.get(url, { accept: 'text/html', 'if-none-match': etag })
    expect(again.statusCode).toBe(status === 200 ? 304 : status)
  })

  test.each([
    ...[`/${remote}/gone.js`, `/${remote}/main.js.map`, '/host/x/y', '/assets/logo', '/remotes'],
    ...['/favicon.ico', '/log/00000001.json', '/.env', '/nix.html', '/nix.nix/', '/security..x'],
  ])('a customer who opens the unknown path %s gets the 404 page', async (url) => {
    const response = await portal.navigate(url)
    expect([response.statusCode, response.body]).toEqual([404, page('Not found')])
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([`/${remote}/gone.js`, '/host/x/y', '/assets/logo', '/remotes'])(
    'a program that loads the missing file %s gets no page',
    async (url) => {
      expectProblem(await portal.get(url, { accept: '*/*' }), 404, 'not-found')
    },
  )

  test('a missing file of a tab is no page of the tab for a program, and one for a customer', async () => {
    const url = '/contracts-payments/1.2'
    expect((await portal.get(url, { accept: 'image/png,*/*' })).body).toBe(page('Not found'))
    expect((await portal.navigate(url)).body).toBe(page('Contracts'))
  })

  test.each([
    ['/code/ABCD-EFGH.', '/code/ABCD-EFGH'],
    ['/code/ABCD-EFGH).?x=1', '/code/ABCD-EFGH?x=1'],
    ['/code/ABCD%2E', '/code/ABCD'],
    ['/code/ABCD%3E%2c', '/code/ABCD'],
    ['/code/ABCD%22;!', '/code/ABCD'],
    ['/code/ABCD%E2%80%9C', '/code/ABCD'],
    ['/code/ABCD%C2%A0', '/code/ABCD'],
    ['/security/password-reset,', '/security/password-reset'],
    ['/overview/)', '/overview/'],
    ['/).', '/'],
  ])('a link %s with the punctuation of its sentence leads to %s', async (url, target) => {
    for (const accept of ['text/html,*/*;q=0.8', '*/*']) {
      const { statusCode, headers } = await portal.get(url, { accept })
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, target, 'no-store'])
    }
    expect((await portal.get(url, { accept: 'application/json' })).statusCode).toBe(404)
  })

  test.each([
    '//evil.example.',
    '/%2Fevil.example/.',
    '/%5Cevil.example.',
    '/%0d%0aset-cookie:a.',
    '/host/x.',
  ])('the path %s leads to no other place', async (url) => {
    const { statusCode, headers } = await portal.navigate(url)
    expect([statusCode, headers.location]).toEqual([404, undefined])
  })

  test('a path of a tab has the page of the tab', async () => {
    for (const url of [
      '/contracts-payments',
      '/contracts-payments/payment-list',
      '/contracts-payments?x=1',
    ]) {
      expect((await portal.navigate(url)).body).toBe(page('Contracts'))
    }
    expect((await portal.navigate('/contracts-payments-x')).body).toBe(page('Not found'))
  })

  test('a set of releases is immutable', async () => {
    const { headers } = await portal.get('/sets/0123456789abcdef.json')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a request for JSON and a POST do not get the page', async () => {
    expect((await portal.get('/overview', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await portal.app().inject({ method: 'POST', url: '/overview' })).statusCode).toBe(404)
  })

  test('an activated page is served immediately, and an unchanged page gives 304', async () => {
    const first = await portal.navigate('/')
    const again = await portal.get('/', { accept: 'text/html', 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])

    await writeFile(join(portal.store(), 'index.tmp'), page('Next'))
    await rename(join(portal.store(), 'index.tmp'), join(portal.store(), 'index.html'))
    const next = await portal.get('/', { accept: 'text/html', 'if-none-match': String(first.headers.etag) })
    expect([next.statusCode, next.body]).toEqual([200, page('Next')])
  })

  test('the stand-alone page of a remote has its own policy', async () => {
    const response = await portal.navigate(`/${remote}/element/index.html`)
    expect(response.body).toBe(page('Stand-alone'))
    expect(response.headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`)
  })

  test.each([
    ['gzip, deflate, br', 'br', '.br'],
    ['gzip, deflate', 'gzip', '.gz'],
    ['deflate', undefined, ''],
  ])(
    'a browser that accepts %s gets the form of the page in the store',
    async (accepted, encoding, suffix) => {
      for (const [url, file] of [
        ['/', 'index.html'],
        ['/contracts-payments', 'pages/contracts-payments.html'],
        [`/${remote}/element/index.html`, `${remote}/element/index.html`],
      ]) {
        const response = await portal.get(`${url}`, { 'accept-encoding': accepted })
        expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, encoding])
        expect(response.rawPayload).toEqual(await readFile(join(portal.store(), `${file}${suffix}`)))
      }
      expect((await portal.app().inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
    },
  )

  test('a compressed form of an older page is not sent, and that of the new one is sent once it is there', async () => {
    const index = join(portal.store(), 'index.html')
    const load = () => portal.get('/', { 'accept-encoding': 'br' })
    await load()
    await writeFile(index, page('Next'))
    expect((await load()).body).toBe(page('Next'))
    await writeForms(index, page('Next'))
    const { headers, rawPayload } = await load()
    expect(headers['content-encoding']).toBe('br')
    expect(String(brotliDecompressSync(rawPayload))).toBe(page('Next'))
  })
})

describe('files of the store', () => {
  test('a file of a release is immutable, compressed, and readable for foreign pages', async () => {
    const response = await portal.get(`/${remote}/main.js`, { 'accept-encoding': 'br' })
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'access-control-allow-origin': '*',
    })
  })

  test.each([
    ['nordtal-contracts.json', 200, 'public, max-age=60'],
    ['nordtal-contracts/0123456789abcdef.json', 200, 'public, max-age=31536000, immutable'],
    ['loader.js', 200, 'public, max-age=60'],
    ['errors.html', 200, 'no-cache'],
    ['nordtal-gone.json', 404, 'no-store'],
  ])('foreign pages read elements/%s', async (path, status, cacheControl) => {
    const response = await portal.get(`/elements/${path}`)
    expect(response.statusCode).toBe(status)
    expect(response.headers).toMatchObject({
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test.each([
    'main.js.map',
    'main.js.map.br',
    'main.js.ma%70',
    'main.js.ma%2570',
    'main%2ejs%2emap?x',
    'main.js%25zz',
  ])('a source map is not public, also as %s', async (name) => {
    await writeFile(join(portal.store(), remote, 'main.js.map.br'), 'x')
    expectProblem(await portal.get(`/${remote}/${name}`), 404, 'not-found')
  })

  test('a source map is served to developers', async () => {
    const server = await createServer({ storeDir: portal.store(), bffUrls: [UNUSED_BFF], development: true })
    expect((await server.inject(`/${remote}/main.js.map`)).body).toBe('{}')
    await server.close()
  })

  test.each(['/registry.json', '/live.json', '/config.json?v=4'])(
    'the browser revalidates %s',
    async (url) => {
      const response = await portal.get(url)
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache'])
    },
  )

  test.each(['/remotes/%2e%2e/log/00000001.json', '/remotes/..%2flog/00000001.json'])(
    'the path %s does not leave the folder of releases',
    async (url) => {
      expect((await portal.get(url)).statusCode).toBeGreaterThanOrEqual(400)
    },
  )
})

test('a body that does not arrive gets a 408', async () => {
  const start = performance.now()
  const response = await portal.sendRaw(
    'POST /bff/api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
  )
  expect(response).toContain('HTTP/1.1 408 ')
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a connection that is opened ahead ends without a response, which a browser would take for that of its first request', async () => {
  expect(await portal.sendRaw('')).toBe('')
})
