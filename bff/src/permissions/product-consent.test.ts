import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture, wordingVersion } from './permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

test('of 20 parallel objections to letters one succeeds, because an objection is final', async () => {
  const object = () => portal.call('objectToProductConsent', { as: 'Josephine' })
  const responses = await Promise.all(Array.from({ length: 20 }, object))
  const statuses = responses.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([200, ...Array(19).fill(409)])
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'already-objected',
  })

  const { productConsent } = await permissions.overviewOf('Josephine')
  expect(productConsent).toEqual({ given: false, objectedAt: expect.any(String) })
  const proofs = (await permissions.proofsOf('Josephine')).filter(
    ({ consent }) => consent === 'product-consent',
  )
  expect(proofs).toMatchObject([{ given: false, wording_version: wordingVersion }])
})
