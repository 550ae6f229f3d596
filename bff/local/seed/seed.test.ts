import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { joinCustomers } from '../../src/account-linking/joined-customers.repository.ts'
import { hashOfCode } from '../../src/invitations/registration-code.ts'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { testCipher } from '../../test/test-data-keys.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { people, registrationCodes, seed } from './index.ts'
import { inventedIban } from './invented-values.ts'

const { db } = closeAfterwards(await openTestDatabase())

test('a second start changes nothing that a customer has changed', async () => {
  const birthdayOfAnna = () =>
    db.selectFrom('customer').select(['birthday', 'version']).where('name', '=', 'Anna Becker').execute()
  await db.updateTable('customer').set({ birthday: '1984-06-13', version: 2 }).execute()
  await seed(db, testCipher)
  expect(await birthdayOfAnna()).toEqual([{ birthday: '1984-06-13', version: 2 }])
})

test('an invitation that was linked with another account does not come back with a second start', async () => {
  const code = registrationCodes.find(({ customerId }) => customerId === '2201004')
  const invited = db.selectFrom('customer').select('customer_id').where('customer_id', '=', '2201004')
  expect(await invited.execute()).toHaveLength(1)
  await db
    .transaction()
    .execute((trx) => joinCustomers(trx, testCipher, { from: '2201004', into: '2100533' }))
  await seed(db, testCipher)
  expect(await invited.execute()).toEqual([])
  const rows = await db
    .selectFrom('registration_code')
    .select('customer_id')
    .where('code_hash', '=', hashOfCode(code?.code ?? ''))
    .execute()
  expect(rows).toEqual([{ customer_id: '2100533' }])
})

test('each seeded person has an invented address and a state of their own', () => {
  expect(people).toHaveLength(12)
  expect(new Set(people.map(({ state }) => state)).size).toBe(12)
  for (const { email, subject } of people) {
    expect(email).toMatch(/@post\.example$/)
    expect(subject).toMatch(/^auth0\|\d+$/)
  }
})

test('registration codes are stored hashed alone', async () => {
  const rows = await db.selectFrom('registration_code').selectAll().execute()
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['expired', 'locked', 'used', 'valid', 'valid'])
  for (const { code, state } of registrationCodes) {
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{26}$/)
    expect(JSON.stringify(rows)).not.toContain(code)
    const hash = createHash('sha256').update(code).digest('hex')
    expect(rows).toContainEqual(expect.objectContaining({ code_hash: hash, state }))
  }
})

test('an invented account number has right check digits', () => {
  const digits = inventedIban(4711).replace(/^DE(\d\d)(.*)$/, (_, check, account) => `${account}1314${check}`)
  expect(BigInt(digits) % 97n).toBe(1n)
})
