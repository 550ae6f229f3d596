import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { sharedTestPortal } from '../../../test/test-portal.ts'

const portal = await sharedTestPortal()
const page = await portal.app.inject({ url: '/docs' })

test('an integrator finds every call on the page, by an anchor, with method and path', () => {
  for (const [name, { method }] of Object.entries(calls)) {
    expect(page.body).toContain(`href="#${name}"`)
    const [, article = ''] = page.body.split(`<h3 id="${name}">`)
    expect(article.slice(0, 400)).toContain(`>${method}<`)
  }
})

test('every anchor leads somewhere', () => {
  const targets = new Set([...page.body.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
  const anchors = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(anchors.filter((id) => !targets.has(id))).toEqual([])
})

test('the page runs nothing, and takes everything from where it stands', async () => {
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'self'; img-src 'self'/,
  )
  expect(page.body).not.toMatch(/<script|style="|\son\w+=|https?:\/\//)
  const files = [...page.body.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, file]) => `/${file}`)
  expect(files).toContain('/openapi.json')
  for (const url of new Set(files)) expect((await portal.app.inject({ url })).statusCode).toBe(200)
})
