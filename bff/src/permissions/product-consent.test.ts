// On PostgreSQL, too: one objection is made at once.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture, type PermissionsFixture, wordingVersion } from './permissions-fixture.ts'

let portal: TestPortal
let permissions: PermissionsFixture
beforeAll(async () => {
  portal = await startTestPortal()
  permissions = createPermissionsFixture(portal)
})
afterAll(() => portal.close())

const object = (as: string, key?: string) =>
  portal.call('objectToProductConsent', { as, headers: key ? { 'idempotency-key': key } : {} })

test('the objection to letters is final: of 20 at once one is the first', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => object('Josephine')))
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([200, ...Array(19).fill(409)])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'already-objected',
  })

  const { productConsent } = await permissions.overviewOf('Josephine')
  expect(productConsent).toEqual({ given: false, objectedAt: expect.any(String) })
  const proofs = (await permissions.proofsOf('Josephine')).filter(
    ({ consent }) => consent === 'product-consent',
  )
  expect(proofs).toMatchObject([{ given: false, wording_version: wordingVersion }])
})

test('it answers a repetition of the same request as the first time', async () => {
  const first = await object('Anna', 'objection-of-anna')
  const again = await object('Anna', 'objection-of-anna')
  expect(first.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
  expect((await object('Anna')).statusCode).toBe(409)
})
