import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { seedPeople } from '../../local/seed/people.ts'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { resetDatabaseBeforeEach } from '../../test/reset-database.ts'
import { cipherOf, dataKeys, TEST_DATA_KEYS } from '../../test/test-data-keys.ts'
import { openTestDatabase } from '../../test/test-database.ts'
import { personCalled } from '../../test/test-provider.ts'
import { findPaymentData } from '../customer-profile/payment-methods.repository.ts'
import { findPhonePin } from '../phone-pin/phone-pin.repository.ts'
import { rotateKeys } from './rotate-keys.rules.ts'

const { db } = closeAfterwards(await openTestDatabase())
await resetDatabaseBeforeEach(db)

const next = dataKeys(['next', 8])
const withBoth = cipherOf(`${next},${TEST_DATA_KEYS}`)
const withNext = cipherOf(next)

const { customerId } = personCalled('Anna')
const anna = { customerId, tenantId: '100' } as const

const pins = seedPeople.flatMap(({ businessSystems }) =>
  businessSystems.flatMap(({ phonePin: { present } }) => present ?? []),
)
const accounts = seedPeople.flatMap(({ brands }) =>
  brands.flatMap(({ paymentMethods }) => paymentMethods.flatMap(({ account }) => account ?? [])),
)

/** Stores PINs like the previous release. */
const storePlain = (pin: string) =>
  db.updateTable('phone_pin').set({ pin, version: 2 }).where('customer_id', '=', customerId).execute()

test('after the rotation the new key decrypts everything, and versions stay', async () => {
  expect(await rotateKeys(db, withBoth)).toEqual([
    { column: 'phone_pin.pin', encrypted: pins.length, failed: 0, failures: [] },
    { column: 'payment_method.iban', encrypted: accounts.length, failed: 0, failures: [] },
  ])
  expect(await findPhonePin(db, withNext, anna)).toMatchObject({ pin: '47114', version: 1 })
  const { contractBankAccounts } = await findPaymentData(db, withNext, anna)
  expect(contractBankAccounts[0]?.account.maskedIban).toMatch(/^DE94•{14}0271$/)
  await expect(findPhonePin(db, cipherOf(TEST_DATA_KEYS), anna)).rejects.toThrow('needs the key "next"')
})

test('a second rotation finds nothing left', async () => {
  await rotateKeys(db, withBoth)
  const again = await rotateKeys(db, withNext)
  expect(again.map(({ encrypted, failed }) => [encrypted, failed])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('plain values of the previous release are encrypted in batches', async () => {
  await storePlain('90210')
  await sql`insert into customer (customer_id, name) select 'many-' || i, 'Viele' from generate_series(1, 450) i`.execute(
    db,
  )
  await sql`insert into phone_pin (customer_id, tenant_id, pin) select 'many-' || i, '100', '83746'
    from generate_series(1, 450) i`.execute(db)
  const cipher = cipherOf(TEST_DATA_KEYS)
  const [ofPins] = await rotateKeys(db, cipher)
  expect(ofPins).toMatchObject({ encrypted: 451, failed: 0 })
  const plain = db.selectFrom('phone_pin').select('pin').where('pin', 'is not', null)
  expect(await plain.execute()).toEqual([])
  expect(await findPhonePin(db, cipher, anna)).toMatchObject({ pin: '90210', version: 2 })
  expect(await findPhonePin(db, cipher, { customerId: 'many-450', tenantId: '100' })).toMatchObject({
    pin: '83746',
  })
})

test('a row that does not decrypt is reported and not changed, and the others are rotated', async () => {
  const lost = cipherOf(dataKeys(['lost', 5])).encrypt('83746', ['phone_pin.pin', customerId, '100'])
  await db
    .updateTable('phone_pin')
    .set({ pin_encrypted: lost })
    .where('customer_id', '=', customerId)
    .execute()
  const [ofPins] = await rotateKeys(db, withBoth)
  expect(ofPins).toEqual({
    column: 'phone_pin.pin',
    encrypted: pins.length - 1,
    failed: 1,
    failures: [
      `customer ${customerId}, tenant_id 100: phone_pin.pin needs the key "lost", which DATA_KEYS does not hold`,
    ],
  })
  const kept = db.selectFrom('phone_pin').select('pin_encrypted').where('customer_id', '=', customerId)
  expect(await kept.executeTakeFirst()).toEqual({ pin_encrypted: lost })
})
