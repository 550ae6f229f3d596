// On PostgreSQL, too: one objection is made at once.
import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture, wordingVersion } from './permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

test('the objection to letters is final: of 20 at once one is the first', async () => {
  const object = () => portal.call('objectToProductConsent', { as: 'Josephine' })
  const answers = await Promise.all(Array.from({ length: 20 }, object))
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
