import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()
const page = await portal.app.inject({ url: '/docs' })

test('the page of the API loads all files from the BFF and runs no other script', async () => {
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  )
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => `/${file}`)
  expect(files).toContain('/docs/docs.js')
  for (const url of files)
    expect({ url, status: (await portal.app.inject({ url })).statusCode }).toEqual({ url, status: 200 })
})
