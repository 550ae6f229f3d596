import { beforeEach, describe, expect, test } from '@jest/globals'
import { confirmAddresses } from '../../test/confirmed-addresses.ts'
import { customerOf } from '../../test/customer.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
beforeEach(async () => {
  await ageAttempts(portal.db, '1 day')
  const addresses = ['0', '1', '3', '4'].map((suffix) => `anna-${suffix}@post.example`)
  await confirmAddresses(portal, 'Anna', ...addresses)
})

const anna = customerOf(portal, 'Anna')
const addEmail = (as: string, value: string) =>
  customerOf(portal, as).change('addEmailAddress', { body: { value, contracts: [], contact: true } })
const addPhone = (as: string, value: string) =>
  customerOf(portal, as).change('addPhoneNumber', { body: { value, contracts: [], contact: true } })

describe('the daily limit of changes', () => {
  test('is sixty for e-mail addresses; then no system is called, and other calls still work', async () => {
    for (let count = 0; count < 60; count++) {
      expect((await addEmail('Anna', `anna-${count % 2}@post.example`)).status).toBe(200)
    }
    await portal.lock('Anna', 'silent')
    const body = { value: 'anna-3@post.example', contracts: ['v-410027101'], contact: false }
    const response = await anna.change('addEmailAddress', { body })
    expect(response).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(response.retryAfter).toBeGreaterThan(80_000)
    const change = { ...body, id: 'e-410027102', value: 'becker-familie@heimpost.example' }
    const refused = await anna.change('changeEmailAddress', { version: 1, body: change })
    expect(refused).toMatchObject({ status: 429 })
    expect(portal.logLines.join()).not.toContain('a business system gave no verdict')

    expect((await addEmail('Ben', 'ben@neuepost.example')).status).toBe(200)
    expect((await addPhone('Anna', '+4917698765432')).status).toBe(200)
    await ageAttempts(portal.db, '1 day')
    expect((await addEmail('Anna', 'anna-4@post.example')).status).toBe(200)
  })

  test('counts parallel changes', async () => {
    const responses = await Promise.all(Array.from({ length: 130 }, () => addPhone('Anna', '+4917698765432')))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(120)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

test('a brand stores at most a hundred numbers of a customer', async () => {
  const { customerId } = personCalled('Anna')
  const rows = Array.from({ length: 97 }, (_, index) => ({
    customer_id: customerId,
    tenant_id: '100' as const,
    phone_number_id: `t-more-${index}`,
    value: `+4971155${1000 + index}`,
    is_contact: true,
  }))
  await portal.db.insertInto('phone_number').values(rows).execute()
  const response = await addPhone('Anna', '+4917698765432')
  const message = 'Sie können höchstens 100 Einträge speichern. Entfernen Sie zuerst einen anderen.'
  expect(response).toMatchObject({ status: 400, errors: [{ path: '/value', message }] })
  // A replacement does not increase the number of items.
  const replaced = { id: 't-more-0', value: '+4917698765432', contracts: [], contact: true }
  expect((await anna.change('changePhoneNumber', { version: 1, body: replaced })).status).toBe(200)
  await anna.change('removePhoneNumber', { version: 1, query: { id: 't-more-1' } })
  expect((await addPhone('Anna', '+4917698765433')).status).toBe(200)
})
