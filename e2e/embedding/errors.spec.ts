// What only a browser can show of a page that uses an element wrongly. Nobody signs in: each call fails before its token counts.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { addresses, expect, test } from '@portal/e2e'

const { portal } = addresses
const sources = {
  'script-src': `'self' ${portal}`,
  'style-src': portal,
  'connect-src': `'self' ${portal}`,
  'img-src': 'data:',
}

let site: Server
test.afterEach(() => new Promise((closed) => site.close(closed)))

/** Opens a page of an origin that the BFF does not know. */
async function openSite(page: Page, changed: Partial<typeof sources> = {}) {
  const { apps } = await (await page.request.get('/registry.json')).json()
  const { release, element } = apps['mfe-personal-data'].active
  const policy = Object.entries({ 'default-src': "'none'", ...sources, ...changed })
  const config = JSON.stringify({ bffPath: '/bff', apiGatewayUrl: portal })
  const files: Record<string, [type: string, text: string]> = {
    '/': [
      'text/html',
      `<!doctype html><html lang="de"><title>Solarstadt</title>
        <nordtal-personal-data config='${config}' tenant="100"></nordtal-personal-data>
        <script type="module" src="/session.js"></script>
        <script type="module" src="${portal}/remotes/mfe-personal-data/${release}/${element}"></script></html>`,
    ],
    '/session.js': [
      'text/javascript',
      `document.querySelector('nordtal-personal-data').session =
        { authorize: async () => ({ authorization: 'Bearer token' }) }`,
    ],
  }
  site = createServer(({ url = '' }, response) => {
    const [type, text] = files[url] ?? ['text/plain', '']
    response.setHeader('content-type', `${type}; charset=utf-8`)
    response.setHeader('content-security-policy', policy.map((directive) => directive.join(' ')).join('; '))
    response.end(text)
  })
  await once(site.listen(0, 'localhost'), 'listening')
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`)
}

const mistakes = [
  {
    name: 'an unknown origin',
    changed: {},
    code: 'origin-not-allowed',
    found: `${portal} refuses calls from`,
  },
  {
    name: 'a policy without the BFF',
    changed: { 'connect-src': "'self'" },
    code: 'csp-blocked',
    found: `connect-src blocks ${portal}`,
  },
  {
    name: 'a policy without the styles',
    changed: { 'style-src': "'self'" },
    code: 'csp-blocked',
    found: `style-src-elem blocks ${portal}`,
  },
]

for (const { name, changed, code, found } of mistakes)
  test(`${name} is one line of the console, documented`, async ({ page, pageErrors, expectPageErrors }) => {
    const lines = () => pageErrors.filter((line) => line.startsWith('<nordtal-'))
    await openSite(page, changed)
    const sentence = 'Dieser Bereich ist gerade nicht verfügbar'
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
    await expect.poll(lines).toEqual([expect.stringContaining(`${code}: ${found}`)])
    const docs = `${portal}/elements/errors.html#${code}`
    expect(lines()[0]).toContain(docs)
    // The browser writes lines of its own, also of calls that began with the code.
    await page.waitForLoadState('networkidle')
    expectPageErrors(/^<nordtal-|Content Security Policy|^Policy violated|CORS policy|^Failed to load/)
    await page.goto(docs)
    await expect(page.locator(':target')).toHaveText(code)
  })
