import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { unlock } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { startBusinessSystems } from './index.ts'

const portal = await sharedTestPortal()
const start = () => startBusinessSystems({ db: portal.db, port: 0, locks: [], logger: portal.app.log })
const systems = await start()
beforeEach(() => unlock(portal))
afterAll(systems.close)

const CUSTOMER = '4711'
const changes = {
  birthdate: { kind: 'birthdate', birthdate: '1990-01-01' },
  email: { kind: 'email-address', contractId: 'v-1', value: 'a@post.example' },
  phone: { kind: 'phone-number', contractId: 'v-1', value: '+49711123456' },
  'no phone': { kind: 'phone-number', contractId: 'v-1', value: null },
  paperless: { kind: 'communication', contractId: 'v-1', paperless: true, value: 'a@post.example' },
  paper: { kind: 'communication', contractId: 'v-1', paperless: false },
}
const urls = { emp: 'EMP_URL', powercloud: 'POWERCLOUD_URL', 'scale-crm': 'SCALE_CRM_URL' } as const

const submit = (system: keyof typeof urls, change: object, signal?: AbortSignal) =>
  fetch(`${systems.urls[urls[system]]}/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerId: CUSTOMER, tenantId: '100', change }),
    ...(signal && { signal }),
  })

async function refusedBy(system: keyof typeof urls) {
  const verdicts = await Promise.all(
    Object.entries(changes).map(async ([name, change]) => {
      const { accepted } = (await (await submit(system, change)).json()) as { accepted: boolean }
      return accepted ? [] : [name]
    }),
  )
  return verdicts.flat()
}

const contract = ['email', 'phone', 'no phone', 'paperless', 'paper']
const everything = ['birthdate', ...contract]

test.each([
  ['emp', 'contract-terminating', 'v-1', ['email', 'paperless', 'paper']],
  ['emp', 'relocation-in-progress', 'v-1', ['paperless', 'paper']],
  ['emp', 'billing-in-progress', 'v-1', ['email', 'phone', 'no phone']],
  ['emp', 'identity-check-in-progress', '', ['birthdate']],
  ['powercloud', 'contract-terminating', 'v-1', contract],
  ['powercloud', 'billing-in-progress', 'v-1', contract],
  ['powercloud', 'relocation-in-progress', 'v-1', []],
  ['scale-crm', 'identity-check-in-progress', '', everything],
  ['scale-crm', 'billing-in-progress', 'v-1', []],
  ['emp', 'contract-terminating', 'v-2', []],
] as const)('%s with %s on „%s“ refuses %j', async (system, reason, contractId, refused) => {
  await systems.lock({ customerId: CUSTOMER, contractId, reason })
  expect(await refusedBy(system)).toEqual(refused)
})

test('a reason comes with the refusal', async () => {
  await systems.lock({ customerId: CUSTOMER, contractId: 'v-1', reason: 'billing-in-progress' })
  const answer = await submit('emp', changes.phone)
  expect(await answer.json()).toEqual({ accepted: false, reason: 'billing-in-progress' })
})

test('an unknown kind of change is refused', async () => {
  expect((await submit('emp', { kind: 'name', value: 'Anna' })).status).toBe(400)
})

test('a silent system never responds, and closes its connections when it stops', async () => {
  await systems.lock({ customerId: CUSTOMER, reason: 'silent' })
  await expect(submit('emp', changes.phone, AbortSignal.timeout(100))).rejects.toThrow(/timeout/)

  const other = await start()
  const waiting = fetch(`${other.urls.EMP_URL}/changes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ customerId: CUSTOMER, tenantId: '100', change: changes.phone }),
  })
  await expect(Promise.race([waiting, new Promise((soon) => setTimeout(soon, 100, 'silent'))])).resolves.toBe(
    'silent',
  )
  const refused = expect(waiting).rejects.toThrow('fetch failed')
  await other.close()
  await refused
})
