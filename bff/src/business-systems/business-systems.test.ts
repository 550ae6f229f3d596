import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from '@jest/globals'
import type { TenantId } from '@portal/contracts'
import { listen } from '../../test/listen.ts'
import { type BrandChange, createBusinessSystems } from './business-systems.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const logged: object[] = []
const customer: Parameters<ReturnType<typeof createBusinessSystems>['submit']>[0] = {
  customerId: '4711',
  businessSystems: [
    { tenantId: '100', system: 'emp' },
    { tenantId: '200', system: 'powercloud' },
  ],
}

/** The portal's side, with a fake system whose response the test chooses. */
async function systemsThat(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { timeoutMs = 2000, token }: { timeoutMs?: number; token?: string } = {},
) {
  server = createServer(answer)
  const { url } = await listen(server)
  logged.length = 0
  return createBusinessSystems(
    {
      EMP_URL: `${url}/emp`,
      POWERCLOUD_URL: `${url}/powercloud`,
      SCALE_CRM_URL: `${url}/scale-crm`,
      EMP_TOKEN: token,
      BUSINESS_SYSTEM_TIMEOUT_MS: timeoutMs,
    },
    { warn: (line: object) => logged.push(line) },
  )
}

const changes = (count: number, tenantId: TenantId = '100'): BrandChange[] =>
  Array.from({ length: count }, (_, index) => ({
    tenantId,
    change: { kind: 'phone-number', contractId: `v-${index}`, value: '+49711123456' },
  }))

const accept = (response: ServerResponse) => response.end(JSON.stringify({ accepted: true }))

test("each brand's own system gets the change, with all values in the body", async () => {
  const seen: [string | undefined, unknown][] = []
  const systems = await systemsThat(async (request, response) => {
    seen.push([`${request.method} ${request.url}`, JSON.parse(await text(request))])
    accept(response)
  })
  const asked = [...changes(1, '100'), ...changes(1, '200')]
  expect(await systems.submit(customer, asked)).toEqual([{ accepted: true }, { accepted: true }])
  const change = asked[0]?.change
  expect(seen.toSorted()).toEqual([
    ['POST /emp/changes', { customerId: '4711', tenantId: '100', change }],
    ['POST /powercloud/changes', { customerId: '4711', tenantId: '200', change }],
  ])
})

test('each system gets only its own token', async () => {
  const seen: (string | undefined)[] = []
  const systems = await systemsThat(
    (request, response) => {
      seen.push(`${request.url} ${request.headers.authorization}`)
      accept(response)
    },
    { token: 'emp-secret' },
  )
  await systems.submit(customer, [...changes(1, '100'), ...changes(1, '200')])
  expect(seen.toSorted()).toEqual(['/emp/changes Bearer emp-secret', '/powercloud/changes undefined'])
})

test('verdicts have the order of the changes, regardless of the order of the responses', async () => {
  const waiting: ServerResponse[] = []
  const systems = await systemsThat(async (request, response) => {
    const { change } = JSON.parse(await text(request))
    if (change.contractId === 'v-0') {
      waiting.push(response)
      return
    }
    response.end(JSON.stringify({ accepted: false, reason: 'billing-in-progress' }))
    for (const first of waiting.splice(0)) accept(first)
  })
  expect(await systems.submit(customer, changes(2))).toEqual([
    { accepted: true },
    { accepted: false, reason: 'billing-in-progress' },
  ])
})

test('at most eight requests run in parallel', async () => {
  let [open, most] = [0, 0]
  const systems = await systemsThat((_request, response) => {
    open += 1
    most = Math.max(most, open)
    setTimeout(() => {
      open -= 1
      accept(response)
    }, 20)
  })
  expect(await systems.submit(customer, changes(60))).toHaveLength(60)
  expect(most).toBe(8)
})

test('a silent system costs the timeout once, regardless of the number of contracts', async () => {
  const systems = await systemsThat(() => {}, { timeoutMs: 1000 })
  const begin = performance.now()
  const verdicts = await systems.submit(customer, changes(60))
  expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict)))).toEqual(
    new Set(['{"accepted":false,"reason":"system-timeout"}']),
  )
  expect(performance.now() - begin).toBeLessThan(5000)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['an error', (response) => response.writeHead(500).end()],
  ['no JSON', (response) => response.end('<html>')],
  ['an unknown reason', (response) => response.end('{"accepted":false,"reason":"mood"}')],
  ['something else', (response) => response.end('{"ok":true}')],
  ['a redirect', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
  ['a broken connection', (response) => response.destroy()],
])('%s is an outage and never an exception', async (_case, answer) => {
  const systems = await systemsThat((_request, response) => answer(response))
  expect(await systems.submit(customer, changes(1))).toEqual([
    { accepted: false, reason: 'system-unavailable' },
  ])
  expect(logged).toMatchObject([{ system: 'emp', change: 'phone-number', reason: 'system-unavailable' }])
})
