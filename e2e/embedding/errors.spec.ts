// What only a browser can refuse: the origin of a page, and what its policy does not name.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { addresses, expect, test } from '@portal/e2e'

/** Opens a page of another site with an element, whose session is no valid one. */
async function openSite(page: Page, policy: string) {
  const { portal } = addresses
  const { apps } = await (await page.request.get('/registry.json')).json()
  const { release, element } = apps['mfe-contracts'].active
  const entry = `${portal}/remotes/mfe-contracts/${release}/${element}`
  const script = `
import '${entry}'
const element = document.createElement('nordtal-contracts')
element.config = { bffPath: '/bff', apiGatewayUrl: '${portal}' }
element.session = { authorize: async () => ({ authorization: 'Bearer none' }) }
document.body.append(element)`
  const files: Record<string, [contentType: string, body: string]> = {
    '/': [
      'text/html',
      '<!doctype html><title>Solarstadt</title><body><script type="module" src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', script],
  }
  // The browser lets no public origin reach the portal on this machine.
  const site = createServer(({ url = '' }, response) => {
    const [type, body] = files[url] ?? ['text/plain', '']
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy })
    response.end(body)
  })
  site.listen()
  await once(site, 'listening')
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`)
  return site
}

for (const { code, connect } of [
  { code: 'origin-not-allowed', connect: true },
  { code: 'csp-blocked', connect: false },
]) {
  test(`${code} is one line for the developer and a sentence for the customer`, async ({
    page,
    pageErrors,
    expectPageErrors,
  }) => {
    const policy = `default-src 'none'; script-src 'self' ${addresses.portal}; style-src ${addresses.portal}; font-src ${addresses.portal}; img-src data:`
    const site = await openSite(page, `${policy}; connect-src ${connect ? addresses.portal : "'self'"}`)
    await expect(
      page.getByRole('heading', { name: 'Dieser Bereich ist gerade nicht verfügbar' }),
    ).toBeVisible()
    const lines = pageErrors.filter((line) => line.includes('<nordtal-contracts>'))
    expect(lines).toEqual([expect.stringContaining(`<nordtal-contracts> ${code}: `)])
    site.close()
    expectPageErrors(/nordtal-contracts|CORS|Content Security Policy|Policy violated|Failed to load|ERR_/)
  })
}
