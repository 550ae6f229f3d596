import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from '@jest/globals'
import { type ElementContract, elementContract } from '@portal/contracts/element'

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

export const STRICT =
  'script-src PORTAL; style-src PORTAL; connect-src PORTAL; img-src data:; font-src PORTAL'

/** Of the page of an integrator. The policy names the portal by `PORTAL`. */
const page = { policy: STRICT, html: '' }

/** Serves two releases of an element, and the page at `/page`, until the tests of the file have run. */
export async function servePortal() {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    if (file) return response.end(JSON.stringify(file))
    if (request.url !== '/page') return response.writeHead(404).end()
    response.setHeader('content-security-policy', page.policy.replaceAll('PORTAL', portal))
    return response.end(page.html)
  })
  await once(server.listen(0), 'listening')
  afterAll(() => void server.close())
  const portal = `http://localhost:${(server.address() as AddressInfo).port}`
  return { portal, page }
}
