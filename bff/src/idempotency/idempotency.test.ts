import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { customerOf } from '../../test/customer.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { trailOf } from '../../test/trail.ts'

const portal = await sharedTestPortal()

const key = randomUUID

/** Each addition of a contact number adds an item, so a second effect is visible. */
const addNumber = (as: string, value: string, idempotencyKey: string) =>
  portal.call('addPhoneNumber', {
    as,
    headers: { tenant: '100', 'idempotency-key': idempotencyKey },
    body: { value, contracts: [], contact: true },
  })

const additions = (customerId: string) => trailOf(portal.db, { customerId, event: 'addPhoneNumber' })

test('a repeated write gets the first response and is recorded once', async () => {
  const once = key()
  const first = await addNumber('Anna', '+49711120001', once)
  const again = await addNumber('Anna', '+49711120001', once)
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
  expect(await additions('2100417')).toHaveLength(1)
})

test('a repeated change gets the first response, even after a later version', async () => {
  const ben = customerOf(portal, 'Ben')
  const change = { version: 1, key: key(), body: { birthdate: '1991-11-04' } }
  const first = await ben.change('changeBirthDate', change)
  await ben.change('changeBirthDate', { version: 2, body: { birthdate: '1991-11-05' } })
  const again = await ben.change('changeBirthDate', change)
  expect(again).toMatchObject({ status: 200, etag: '"2"' })
  expect(again).toEqual(first)
})

test('of twenty parallel writes with one key one takes effect, and all get its response', async () => {
  const once = key()
  const answers = await Promise.all(Array.from({ length: 20 }, () => addNumber('Kim', '+49711120002', once)))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(await additions('2100964')).toHaveLength(1)
})

test('a key cannot be reused for another request', async () => {
  const once = key()
  expect((await addNumber('Gina', '+49711120003', once)).statusCode).toBe(200)
  const other = await addNumber('Gina', '+49711120004', once)
  expect(other.json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' })
})

test('the same request in another notation is recognised', async () => {
  const headers = { 'idempotency-key': key() }
  const value = '+49711120008'
  const call = (body: object, more: object = {}) =>
    portal.call('addPhoneNumber', { as: 'Anna', headers: { ...headers, ...more }, body })
  const first = await call({ value, contracts: [], contact: true })
  const again = await call({ contact: true, contracts: [], value: '0049 711 / 120008' }, { tenant: '100' })
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
})

test("a key does not return another customer's response", async () => {
  const once = key()
  const first = await addNumber('Anna', '+49711120005', once)
  const stranger = await addNumber('Hugo', '+49711120005', once)
  expect(stranger.json().item.id).not.toBe(first.json().item.id)
})

test('a refused write can be retried with the same key', async () => {
  const change = { key: key(), body: { birthdate: '1932-02-28' } }
  const jo = customerOf(portal, 'Jo')
  expect(await jo.change('changeBirthDate', { ...change, version: 7 })).toMatchObject({ status: 412 })
  expect(await jo.change('changeBirthDate', { ...change, version: 1 })).toMatchObject({ status: 200 })
})

test.each(['short', 'with space in it', `"${'x'.repeat(200)}"`])('%j is not a valid key', async (value) => {
  const answer = await addNumber('Anna', '+49711120006', value)
  expect(answer.statusCode).toBe(400)
})

test('neither the key nor the body can be read from the stored row', async () => {
  const once = key()
  await addNumber('Anna', '+49711120007', once)
  const rows = await portal.db.selectFrom('idempotency_key').select(['key_hash', 'request_hash']).execute()
  expect(JSON.stringify(rows)).not.toContain(once)
  expect(JSON.stringify(rows)).not.toContain('120007')
})
