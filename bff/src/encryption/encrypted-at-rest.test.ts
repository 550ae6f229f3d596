import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { seedPeople } from '../../local/seed/people.ts'
import { cipherOf, dataKeys, testCipher } from '../../test/test-data-keys.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { joinCustomers } from '../account-linking/joined-customers.repository.ts'
import { findCustomerRow } from '../account-linking/linked-parties.repository.ts'
import { separateCustomers } from '../account-linking/separated-customers.repository.ts'
import { findPhonePin } from '../phone-pin/phone-pin.repository.ts'
import type { Cipher } from './cipher.ts'
import { phonePinColumn, placeOf } from './encrypted-columns.ts'

const portal = await sharedTestPortal()

const ibansOf = (firstName: string) =>
  personCalled(firstName).brands.flatMap(({ paymentMethods }) =>
    paymentMethods.flatMap(({ account }) => account?.iban ?? []),
  )

/** Tables of any schema that hold the text as a word. Digits after a point may be part of a second. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema')`.execute(portal.db)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql`select 1 from ${sql.id(schema, name)} as line
      where line::text ~ ${`(^|[^0-9A-Za-z.])${text}([^0-9A-Za-z]|$)`} limit 1`.execute(portal.db)
    if (rows.length > 0) found.push(name)
  }
  return found
}

const pinOf = async (as: string, tenant: string) =>
  (await portal.call('getPhonePin', { as, headers: { tenant } })).json().pin

const maskedIbanOf = async (as: string, tenant: string) =>
  (await portal.call('getCustomerProfile', { as, headers: { tenant } })).json().paymentData
    .contractBankAccounts[0]?.account.maskedIban

const storePin = (as: string, pin_encrypted: string) =>
  portal.db
    .updateTable('phone_pin')
    .set({ pin: null, pin_encrypted })
    .where('customer_id', '=', personCalled(as).customerId)
    .execute()

test('no table holds a phone PIN or an IBAN in plain text after calls of all kinds', async () => {
  expect(await tablesWith('Anna Becker')).toContain('customer')
  const headers = { 'if-match': '"1"', 'idempotency-key': randomUUID() }
  await portal.call('changePhonePin', { as: 'Anna', body: { pin: '83746' }, headers })
  await portal.call('resetPhonePin', { as: 'Kim' })
  await portal.call('getMyData', { as: 'Anna' })
  await portal.call('getCustomerProfile', { as: 'Anna' })
  await portal.deliver()
  const [chosen, random] = [await pinOf('Anna', '100'), await pinOf('Kim', '100')]
  expect(chosen).toBe('83746')
  expect(random).toMatch(/^\d{5}$/)

  const seededPins = seedPeople.flatMap(({ businessSystems }) =>
    businessSystems.flatMap(({ phonePin: { present } }) => present?.pin ?? []),
  )
  const ibans = seedPeople.flatMap(({ name }) => ibansOf(name))
  expect(seededPins.length).toBeGreaterThan(5)
  expect(ibans.length).toBeGreaterThan(5)
  for (const secret of [chosen, random, ...seededPins, ...ibans]) {
    expect([secret, await tablesWith(secret)]).toEqual([secret, []])
  }
})

test('a PIN that an earlier release writes in parallel is valid, and so is the next change', async () => {
  await portal.db
    .updateTable('phone_pin')
    .set({ pin: '90210', version: 2 })
    .where('customer_id', '=', personCalled('Anna').customerId)
    .execute()
  expect(await pinOf('Anna', '100')).toBe('90210')
  const change = { as: 'Anna', body: { pin: '83746' }, headers: { 'if-match': '"2"' } }
  expect((await portal.call('changePhonePin', change)).statusCode).toBe(200)
  expect(await pinOf('Anna', '100')).toBe('83746')
  expect(await tablesWith('90210')).toEqual([])
})

test('encrypted values move with the contracts to another customer and back', async () => {
  const [from, into] = [personCalled('Gina').customerId, personCalled('David').customerId]
  const [iban = ''] = ibansOf('Gina')
  const masked = `${iban.slice(0, 4)}${'•'.repeat(14)}${iban.slice(-4)}`
  const row = await findCustomerRow(portal.db, from)
  await portal.db.transaction().execute((trx) => joinCustomers(trx, testCipher, { from, into }))
  expect([await pinOf('David', '100'), await maskedIbanOf('David', '100')]).toEqual(['74290', masked])

  const back = { from: into, into: { ...row, customer_id: from }, tenantId: '100', codeHash: '' } as const
  await portal.db.transaction().execute((trx) => separateCustomers(trx, testCipher, back))
  const pin = await findPhonePin(portal.db, testCipher, { customerId: from, tenantId: '100' })
  expect(pin?.pin).toBe('74290')
})

test.each<[string, Cipher, string]>([
  ['an unknown key', cipherOf(dataKeys(['lost', 5])), 'phone_pin.pin needs the key \\"lost\\"'],
  ['another key of the same id', cipherOf(dataKeys(['test', 5])), 'does not decrypt with the key \\"test\\"'],
])('a PIN that %s has encrypted is a 500, and the log names the key', async (_name, cipher, logged) => {
  const place = placeOf(phonePinColumn, personCalled('Anna').customerId, '100')
  await storePin('Anna', cipher.encrypt('83746', place))
  portal.logLines.length = 0
  const response = await portal.call('getPhonePin', { as: 'Anna' })
  expect(response.json()).toMatchObject({ status: 500, code: 'internal-error', title: 'The service failed' })
  for (const text of ['83746', 'v1.', 'phone_pin']) expect(response.body).not.toContain(text)
  const log = portal.logLines.join('')
  expect(log).toContain(logged)
  expect(log).not.toContain('83746')
})

test("another customer's encrypted PIN in a row is not shown", async () => {
  const { pin_encrypted } = await portal.db
    .selectFrom('phone_pin')
    .select('pin_encrypted')
    .where('customer_id', '=', personCalled('Hugo').customerId)
    .executeTakeFirstOrThrow()
  await storePin('Anna', pin_encrypted ?? '')
  const response = await portal.call('getPhonePin', { as: 'Anna' })
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('63815')
})
