import { expect, test } from '@jest/globals'
import { sharedTestPortal, startTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()
const page = await portal.app.inject({ url: '/docs' })
const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => `/${file}`)

test('the page of the API loads all files from the BFF and runs no other script', async () => {
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  )
  expect(files).toContain('/docs/docs.js')
})

test('the page runs without access to the origin that has the token, and may load its files from there', async () => {
  expect(page.headers['content-security-policy']).toMatch(/; sandbox allow-scripts$/)
  for (const url of [...files, '/openapi.json']) {
    const { statusCode, headers } = await portal.app.inject({ url })
    expect({ url, statusCode, headers }).toMatchObject({
      statusCode: 200,
      headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    })
  }
})

test('in mock mode the page sends calls, which need the origin of the BFF', async () => {
  const mocked = await startTestPortal({ parts: () => ({ mockSignIn: () => undefined }) })
  const { headers } = await mocked.app.inject({ url: '/docs' })
  await mocked.close()
  expect(headers['content-security-policy']).not.toContain('sandbox')
})

test('a browser that has a file gets it again only once it has changed', async () => {
  const url = '/docs/swagger-ui-bundle.js'
  const { headers } = await portal.app.inject({ url })
  expect(headers['cache-control']).toBe('no-cache')
  const again = await portal.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await portal.app.inject({ url, headers: { 'if-none-match': '"older"' } })).statusCode).toBe(200)
})
