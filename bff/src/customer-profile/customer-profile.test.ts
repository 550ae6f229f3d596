import { describe, expect, test } from '@jest/globals'
import { type CustomerProfile, CustomerProfileSchema } from '@portal/contracts'
import * as v from 'valibot'
import { seedPeople } from '../../local/seed/people.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()

async function profileOf(name: string, headers: Record<string, string> = {}): Promise<CustomerProfile> {
  const response = await portal.call('getCustomerProfile', { as: name, headers })
  expect(response.statusCode).toBe(200)
  return response.json()
}

test('a customer sees name, contracts, channels, payments and addresses', async () => {
  const profile = await profileOf('Anna')
  expect(profile.tenantId).toBe('100')
  expect(profile.personalData).toMatchObject({ name: 'Anna Becker', birthday: '1984-06-12', version: 1 })
  expect(profile.contractData.contracts.map(({ contractId }) => contractId)).toEqual([
    'v-410027101',
    'v-410027102',
    'v-410027103',
  ])
  expect(profile.communicationChannelData).toMatchObject({
    emailCount: 2,
    contactEmailAddresses: [{ id: 'e-410027101' }],
    contractEmailAddresses: [{ id: 'e-410027101' }, { id: 'e-410027102', contracts: ['v-410027103'] }],
    phoneNumberCount: 3,
  })
  expect(profile.addressData.deliveryAddresses).toHaveLength(2)
  expect(profile.addressData.billingAddresses[0]).toMatchObject({ street: 'Lindenhofweg', addition: null })
  expect(profile.paymentData.contractBankAccounts[0]?.mandate).toEqual({
    reference: 'NT-M-410027101',
    creditorId: 'DE98ZZZ09999999999',
    date: '2019-03-18',
  })
})

test.each([{}, { tenant: '200' }])('the response to %j names the brand of its data', async (headers) => {
  const response = await portal.call('getCustomerProfile', { as: 'Clara', headers })
  expect(response.headers.tenant).toBe(response.json().tenantId)
})

test('a customer sees the last change of name and contract number', async () => {
  const anna = await profileOf('Anna')
  expect(anna.personalData.nameChangedAt).toBeNull()
  expect(anna.contractData.contracts.map(({ numberChangedAt }) => numberChangedAt)).toEqual([
    '2020-11-16T09:00:00.000Z',
    null,
    null,
  ])
  expect((await profileOf('Josephine')).personalData.nameChangedAt).toBe('2024-05-17T11:30:05.000Z')
})

test('only a contract with an end has a last day', async () => {
  const { contracts } = (await profileOf('Jo')).contractData
  const end = (contractId: string) => contracts.find((one) => one.contractId === contractId)?.termEnd
  expect(end('v-4100950009')).toBe('2024-12-31')
  expect(contracts.filter(({ termEnd }) => termEnd)).toHaveLength(6)
  expect(contracts).toHaveLength(60)
})

test('an account number is never sent completely', async () => {
  const whole = seedPeople
    .flatMap(({ brands }) => brands.flatMap(({ paymentMethods }) => paymentMethods))
    .flatMap(({ account }) => account?.iban ?? [])
  const response = await portal.call('getCustomerProfile', { as: 'Anna' })
  expect(response.json().paymentData.contractBankAccounts[0].account.maskedIban).toMatch(/^DE\d\d•{14}\d{4}$/)
  for (const iban of whole) expect(response.body).not.toContain(iban.slice(4, -4))
})

test.each(seedPeople.filter(({ name }) => name !== 'Finn Graf').map(({ name }) => name))(
  'the response for %s matches the contract',
  async (name) => {
    const profile = await profileOf(name, { tenant: name.startsWith('David') ? '200' : '100' })
    expect(v.is(CustomerProfileSchema, profile)).toBe(true)
  },
)

describe('the brand', () => {
  test('is the last used one by default', async () => {
    const profile = await profileOf('Clara')
    expect(profile.tenantId).toBe('200')
    expect(profile.contractData.contracts.map(({ tenantId }) => tenantId)).toEqual(['200'])
    expect(profile.contractData.otherContracts.map(({ tenantId }) => tenantId)).toEqual(['100'])
  })

  test('is the requested one, and only its data is sent', async () => {
    const profile = await profileOf('Clara', { tenant: '100' })
    expect(profile.tenantId).toBe('100')
    expect(profile.communicationChannelData.contactEmailAddresses[0]?.value).toBe('clara.deniz@post.example')
    expect(JSON.stringify(profile)).not.toContain('deniz.clara@buero.example')
  })

  test.each([
    ['the only one if none was used yet', null, { statusCode: 200, headers: { tenant: '200' } }],
    ['none if the last used one does not know the customer', '100', { statusCode: 204 }],
  ] as const)('is %s', async (_case, lastUsed, expected) => {
    await portal.db
      .updateTable('account')
      .set({ last_used_tenant_id: lastUsed, ...(!lastUsed && { last_used_name: null }) })
      .where('email', '=', 'david.ebert@post.example')
      .execute()
    expect(await portal.call('getCustomerProfile', { as: 'David' })).toMatchObject(expected)
  })

  test.each(['Eva', 'Finn'])('is none for %s, which a read that names none does not refuse', async (as) => {
    const response = await portal.call('getCustomerProfile', { as, headers: {} })
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 204, body: '' })
  })

  test.each([
    ['one that does not exist', 'Anna', { tenant: '999' }, '999'],
    ['one that does not know the customer', 'Anna', { tenant: '200' }, '200'],
    ['the third one', 'Anna', { tenant: '500' }, '500'],
    ['something that is no id', 'Anna', { tenant: 'anna@post.example' }, '(malformed)'],
  ])('%s is not found, always with the same message', async (_case, as, headers: object, logged) => {
    portal.logLines.length = 0
    const response = await portal.call('getCustomerProfile', { as, headers: headers as { tenant: string } })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({
      code: 'unknown-tenant',
      title: 'The brand does not know this customer',
    })
    expect(portal.logLines.join()).toContain(`Tenant ${logged} not found in business systems config`)
  })
})

test('a profile needs as many statements for 60 contracts as for none', async () => {
  const statementsFor = async (name: string) => {
    portal.statements.length = 0
    await profileOf(name)
    return portal.statements.length
  }
  expect(await statementsFor('Ida')).toBe(9)
  expect(await statementsFor('Josephine')).toBe(9)
})

test('a large customer gets all items', async () => {
  const { contractData, communicationChannelData } = await profileOf('Josephine')
  expect(contractData.contracts).toHaveLength(60)
  expect(communicationChannelData.phoneNumberCount).toBe(40)
})

test('a customer with only a name gets empty sections', async () => {
  const { personalData, communicationChannelData, contractData } = await profileOf('Ida')
  expect(personalData).toMatchObject({ name: 'Ida Jung', birthday: null, birthdayChangedAt: null })
  expect(communicationChannelData.emailCount).toBe(0)
  expect(contractData).toEqual({ contracts: [], otherContracts: [] })
})
