import { expect, test } from '@jest/globals'
import type { MyData } from '@portal/contracts'
import { sql } from 'kysely'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { trailOf } from '../../test/trail.ts'
import { personalTables } from './personal-tables.ts'
import { sections } from './sections.ts'

const portal = await sharedTestPortal()

const dataOf = async (as: string): Promise<MyData> => (await portal.call('getMyData', { as })).json()

/** The values of a section's records of one kind, by label. */
function recordsOf({ sections: all }: MyData, id: string, title: string) {
  const records = all.find((section) => section.id === id)?.records ?? []
  return records
    .filter((record) => record.title === title)
    .map(({ fields }) => Object.fromEntries(fields.map(({ label, words, value }) => [label, words ?? value])))
}

const eventsOf = (as: string) =>
  trailOf(portal.db, { customerId: personCalled(as).customerId, event: 'my-data.read' })

test('every table and column of customers is described', async () => {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and table_name in (
      select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'customer_id'
    )`.execute(portal.db)
  // The stand-ins of the business systems have their own tables in the same database.
  const own = rows.filter(({ table_name }) => table_name !== 'business_lock')
  const described = Object.entries(personalTables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  )
  expect(described.sort()).toEqual(own.map((row) => `${row.table_name}.${row.column_name}`).sort())
  expect(sections.flatMap(({ tables }) => tables).sort()).toEqual(Object.keys(personalTables).sort())
})

test('an export works after the next release has added a column', async () => {
  expect((await portal.call('getMyData', { as: 'Anna' })).statusCode).toBe(200)
  await sql`alter table customer add column of_later text`.execute(portal.db)
  const response = await portal.call('getMyData', { as: 'Anna' })
  await sql`alter table customer drop column of_later`.execute(portal.db)
  expect(response.statusCode).toBe(200)
})

test('an export holds all data as German texts with complete values', async () => {
  const data = await dataOf('Anna')
  expect(recordsOf(data, 'account', 'Konto')).toMatchObject([
    { 'E-Mail-Adresse zur Anmeldung': 'anna.becker@post.example', Stand: 'aktiv' },
  ])
  expect(recordsOf(data, 'person', 'Person')).toMatchObject([{ Name: 'Anna Becker' }])
  const contracts = recordsOf(data, 'contracts', 'Vertrag')
  expect(contracts).toHaveLength(3)
  expect(contracts[0]).toMatchObject({ Marke: 'Nordtal Energie', Vertragsnummer: expect.any(String) })
  expect(contracts[0]).toMatchObject({ Bereich: 'Energie' })
  expect(recordsOf(data, 'contracts', 'Verbrauch')[0]).toMatchObject({
    Monat: expect.stringMatching(/^\S+ \d{4}$/),
    Einheit: 'kWh',
  })
  expect(recordsOf(data, 'contact', 'Telefonnummer')[0]).toMatchObject({ Telefonnummer: '+49 176 04069012' })
  const [iban] = personCalled('Anna').brands.flatMap(({ paymentMethods }) =>
    paymentMethods.flatMap(({ account }) => account?.iban ?? []),
  )
  expect(iban).toMatch(/^DE\d{20}$/)
  expect(recordsOf(data, 'payments', 'Zahlungsweg').map(({ IBAN }) => IBAN)).toContain(iban)
  expect(recordsOf(data, 'contact', 'E-Mail-Adresse eines Vertrags')[0]).toEqual({
    Vertrag: contracts[0]?.Vertragsnummer,
    'E-Mail-Adresse': expect.stringContaining('@'),
  })
  expect(recordsOf(data, 'consents', 'Stand von Einwilligungen')[0]).toMatchObject({
    'Werbung per Telefon': false,
    'Werbung per E-Mail': true,
  })
  expect(recordsOf(data, 'security', 'Angemeldetes Gerät')).toHaveLength(2)
  const consents = data.sections.find(({ id }) => id === 'consents')
  expect(consents?.retention).toMatch(/^Solange Ihre Einwilligung gilt, und danach 3 Jahre/)
  expect(consents?.records[0]).toMatchObject({ titleOfMany: 'Stand von Einwilligungen nach Bereichen' })
  for (const { source, purpose, retention, isComplete } of data.sections) {
    expect([source, purpose, retention].every(Boolean)).toBe(true)
    expect(isComplete).toBe(true)
  }
})

test('an export lists all events, including those without a German text', async () => {
  await portal.call('requestPasswordReset', { as: 'David' })
  await portal.db
    .insertInto('audit_event')
    .values({
      customer_id: personCalled('David').customerId,
      event: 'something.later',
      request_id: 'test',
      tenant_id: null,
      detail: null,
    })
    .execute()
  const data = await dataOf('David')
  const happened = recordsOf(data, 'security', 'Vorgang').map((event) => event['Was geschah'])
  expect(happened).toEqual(['Neues Passwort angefordert', 'something.later', 'Alle Daten angezeigt'])
  expect(recordsOf(data, 'messages', 'Nachricht')).toMatchObject([
    {
      Was: 'E-Mail für ein neues Passwort',
      'Angaben, technisch': { eMailAddress: 'david.ebert@post.example' },
    },
  ])
})

test('an export calls a first and a changed phone PIN a new one', async () => {
  const { customerId } = personCalled('Jo')
  await portal.db
    .insertInto('audit_event')
    .values({ customer_id: customerId, event: 'changePhonePin', request_id: 'test', tenant_id: '100' })
    .execute()
  const happened = recordsOf(await dataOf('Jo'), 'security', 'Vorgang').map((event) => event['Was geschah'])
  expect(happened).toContain('Neue Telefon-PIN festgelegt')
})

test('an export covers all brands and no other customer', async () => {
  const data = await dataOf('Clara')
  const brands = recordsOf(data, 'account', 'Kunde bei einer Marke').map(({ Marke }) => Marke)
  expect(brands).toEqual(['Nordtal Energie', 'Flinkstrom'])
  const { rows } = await sql<{ email: string }>`select email from account`.execute(portal.db)
  const others = rows.filter(({ email }) => email !== 'clara.deniz@post.example')
  const text = JSON.stringify(data)
  expect(others.filter(({ email }) => text.includes(email))).toEqual([])
})

test('an export holds no secret', async () => {
  const { customerId } = personCalled('Anna')
  await portal.db
    .insertInto('registration_code')
    .values({
      customer_id: customerId,
      code_hash: 'a-hash-of-a-code',
      postal_code: '70173',
      state: 'valid',
      expires_at: '2027-01-01T00:00:00.000Z',
      confirmed_at: null,
    })
    .execute()
  const data = await dataOf('Anna')
  expect(recordsOf(data, 'account', 'Einladung')).toContainEqual(
    expect.objectContaining({ 'Postleitzahl zur Prüfung': '70173', Stand: 'gültig' }),
  )
  expect(recordsOf(data, 'security', 'Telefon-PIN')).toHaveLength(1)
  const text = JSON.stringify(data)
  expect(text).not.toContain('a-hash-of-a-code')
  expect(text).not.toContain('47114')
  expect(data.withheld.map(({ what }) => what)).toContain('Ihre Telefon-PIN')
})

test('each export is recorded', async () => {
  await dataOf('Gina')
  expect(await eventsOf('Gina')).toHaveLength(1)
})

test('an export says what is missing during an outage of the sign-in provider', async () => {
  portal.signIns.setReachable(false)
  const data = await dataOf('Ben')
  portal.signIns.setReachable(true)
  expect(data.sections.filter(({ isComplete }) => !isComplete).map(({ id }) => id)).toEqual(['security'])
  expect(recordsOf(data, 'contracts', 'Vertrag')).toHaveLength(1)
})

test('exports are limited', async () => {
  await ageAttempts(portal.db, '1 hour')
  for (let time = 0; time < 20; time++) await dataOf('Kim')
  expect((await portal.call('getMyData', { as: 'Kim' })).json()).toMatchObject({ code: 'too-many-requests' })
})
