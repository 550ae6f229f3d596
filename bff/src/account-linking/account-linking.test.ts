import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { flinkstrom } from '../../local/seed/business-systems.ts'
import { invite } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { trailOf } from '../../test/trail.ts'
import { newToken } from '../secret-token.ts'

const portal = await sharedTestPortal()

const confirm = async (registrationCode: string): Promise<string> => {
  const body = { registrationCode, zipCode: '70173' }
  return (await portal.call('performZipCodeValidation', { body })).json().linkToken
}

/** A person who has just signed up at the provider. */
function newcomer(eMailAddress = `${randomUUID()}@post.example`) {
  return { subject: `auth0|${randomUUID()}`, signIn: { eMailAddress }, eMailAddress }
}

type Who = { as: string } | ReturnType<typeof newcomer>

const link = (who: Who, linkToken: string, headers = {}) =>
  portal.call('linkAccount', { ...who, headers, body: { linkToken, isOwnerConfirmed: true } })

const profileOf = async (who: Who, tenant?: string) =>
  (await portal.call('getCustomerProfile', { ...who, ...(tenant && { headers: { tenant } }) })).json()
const stateOf = async (registrationCode: string) =>
  (await portal.call('processByRegistrationCode', { body: { registrationCode } })).json().state

const eventsOf = (customerId: string) => trailOf(portal.db, { customerId, event: 'account.linked' })

test('a new sign-in gets the account and contracts of the invited customer', async () => {
  const { code, customerId } = await invite(portal.db)
  const who = newcomer()
  expect((await portal.call('getUserProfile', who)).json()).toMatchObject({ code: 'unknown-customer' })

  const response = await link(who, await confirm(code))
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { result: 'linked', tenantId: '100', owner: 'Rosa Q.' },
  ])

  expect((await portal.call('getUserProfile', who)).json()).toMatchObject({
    eMailAddress: who.eMailAddress,
    status: 'active',
    lastUsedApplication: { name: 'Nordtal Konto', tenantId: '100' },
  })
  const { personalData, contractData } = await profileOf(who)
  expect(personalData.name).toBe('Rosa Quint')
  expect(contractData.contracts).toHaveLength(1)
  expect(await stateOf(code)).toBe('used')
  const detail = { joined: false, invitedCustomerId: customerId }
  expect(await eventsOf(customerId)).toEqual([{ event: 'account.linked', tenant_id: '100', detail }])
})

test('a repeated link request succeeds, with and without the first idempotency key', async () => {
  const { code } = await invite(portal.db)
  const [who, linkToken] = [newcomer(), await confirm(code)]
  const key = { 'idempotency-key': randomUUID() }
  for (const headers of [key, key]) {
    expect((await link(who, linkToken, headers)).json()).toEqual({
      result: 'linked',
      tenantId: '100',
      owner: 'Rosa Q.',
    })
  }
  expect((await link(who, linkToken)).json()).toEqual({ result: 'already-linked', tenantId: '100' })
})

test('an account of another brand takes over the invited customer with all data', async () => {
  const { code, customerId } = await invite(portal.db, { businessSystem: flinkstrom })
  const before = await portal.call('getUserProfile', { as: 'Ben' })
  expect(before.json().businessSystems).toHaveLength(1)

  const response = await link({ as: 'Ben' }, await confirm(code))
  expect(response.json()).toEqual({ result: 'linked', tenantId: '200', owner: 'Rosa Q.' })

  const { businessSystems, eMailAddress } = (await portal.call('getUserProfile', { as: 'Ben' })).json()
  expect(eMailAddress).toBe('ben.carstens@post.example')
  expect(businessSystems).toMatchObject([
    { tenantId: '100', cmdm: { enabled: true } },
    { tenantId: '200', cmdm: { enabled: true } },
  ])
  const [nordtal, other] = [await profileOf({ as: 'Ben' }, '100'), await profileOf({ as: 'Ben' }, '200')]
  expect(nordtal.contractData.contracts).toHaveLength(1)
  expect(other.personalData.name).toBe('Ben Carstens')
  expect(other.contractData.contracts).toMatchObject([{ contractId: `v-${customerId}01` }])
  expect(other.addressData.deliveryAddresses).toHaveLength(1)
  expect(other.paymentData.selfPayments).toHaveLength(1)
  expect(await stateOf(code)).toBe('used')
  const left = await portal.db
    .selectFrom('customer')
    .where('customer_id', '=', customerId)
    .selectAll()
    .execute()
  expect(left).toEqual([])
})

test('linking moves the proofs of consents and continues their versions', async () => {
  const { code, customerId } = await invite(portal.db, { businessSystem: flinkstrom })
  const proof = {
    tenant_id: '200',
    consent: 'offers',
    given: true,
    wording_version: '2023-11-01',
    channel: 'portal',
  }
  await portal.db
    .insertInto('consent_activity')
    .values({ customer_id: customerId, ...proof } as never)
    .execute()
  await link({ as: 'Kim' }, await confirm(code))
  const rows = await portal.db
    .selectFrom('consent_activity')
    .select(['customer_id', 'given'])
    .where('consent', '=', 'offers')
    .where('tenant_id', '=', '200')
    .where('customer_id', 'in', ['2100964', customerId])
    .execute()
  expect(rows).toEqual([{ customer_id: '2100964', given: true }])
  const headers = { tenant: '200' }
  const body = { wordingVersion: '2023-11-01' }
  expect((await portal.call('createEcoActivity', { as: 'Kim', headers, body })).statusCode).toBe(200)
})

test('two customers of one brand are never merged', async () => {
  const { code, customerId } = await invite(portal.db)
  const linkToken = await confirm(code)
  expect((await link({ as: 'Anna' }, linkToken)).json()).toEqual({ result: 'brand-taken', tenantId: '100' })
  expect(await stateOf(code)).toBe('valid')
  expect(await eventsOf(customerId)).toEqual([])
  // The invitation can still be linked to another account.
  expect((await link(newcomer(), linkToken)).json()).toMatchObject({ result: 'linked' })
})

test.each([
  ['first', [0, 1]],
  ['second', [1, 0]],
] as const)(
  'of two tabs with a confirmation the %s one can continue, and then the other one cannot',
  async (_, order) => {
    const { code } = await invite(portal.db)
    const tabs = [await confirm(code), await confirm(code)]
    const [used = '', left = ''] = order.map((tab) => tabs[tab])
    const who = newcomer()
    expect((await link(who, used)).json()).toEqual({ result: 'linked', tenantId: '100', owner: 'Rosa Q.' })
    expect((await link(who, left)).json()).toEqual({ result: 'already-linked', tenantId: '100' })
    expect((await link(newcomer(), left)).json()).toEqual({ result: 'unknown' })
  },
)

test('a second tab that links an account of another brand finds the link done', async () => {
  const { code } = await invite(portal.db, { businessSystem: flinkstrom })
  const [first, second] = [await confirm(code), await confirm(code)]
  expect((await link({ as: 'Hugo' }, second)).json()).toEqual({
    result: 'linked',
    tenantId: '200',
    owner: 'Rosa Q.',
  })
  expect((await link({ as: 'Hugo' }, first)).json()).toMatchObject({ result: 'already-linked' })
})

test('of two tabs that use their confirmations in parallel, one gets the account', async () => {
  const { code } = await invite(portal.db)
  const tabs = [await confirm(code), await confirm(code)]
  const responses = await Promise.all(tabs.map(async (linkToken) => link(newcomer(), linkToken)))
  expect(responses.map((response) => response.json().result).sort()).toEqual(['linked', 'unknown'])
})

test('the zip code must be confirmed again after half an hour', async () => {
  const { code, customerId } = await invite(portal.db)
  const [who, linkToken] = [newcomer(), await confirm(code)]
  await portal.db
    .updateTable('link_token')
    .set({ expires_at: sql`expires_at - interval '30 minutes'` })
    .where('customer_id', '=', customerId)
    .execute()
  expect((await link(who, linkToken)).json()).toEqual({ result: 'expired', tenantId: '100' })
  expect((await link(who, await confirm(code))).json()).toMatchObject({ result: 'linked' })
})

test('of ten sign-ins that use the same secret in parallel, one gets the account', async () => {
  const { code } = await invite(portal.db)
  const linkToken = await confirm(code)
  const people = await Promise.all(Array.from({ length: 10 }, () => newcomer()))
  const responses = await Promise.all(people.map((who) => link(who, linkToken)))
  const results = responses.map((response) => response.json().result).sort()
  expect(results).toEqual(['linked', ...Array(9).fill('unknown')])
})

test('a sign-in that uses two secrets in parallel gets one account', async () => {
  const [one, other] = [await invite(portal.db), await invite(portal.db)]
  const tokens = [await confirm(one.code), await confirm(other.code)]
  const who = newcomer()
  const responses = await Promise.all(tokens.map((token) => link(who, token)))
  const results = responses.map((response) => response.json().result).sort()
  expect(results).toEqual(['brand-taken', 'linked'])
})

test('a customer who is invited again after a deletion gets a new account', async () => {
  const { code, customerId } = await invite(portal.db)
  const gone = {
    customer_id: customerId,
    subject: `auth0|${randomUUID()}`,
    email: '',
    status: 'deleted' as const,
  }
  await portal.db
    .insertInto('account')
    .values({ ...gone, deleted_at: sql`now() - interval '1 hour'` })
    .execute()
  const who = newcomer()
  expect((await link(who, await confirm(code))).json()).toMatchObject({ result: 'linked' })
  expect((await portal.call('getUserProfile', who)).json()).toMatchObject({ status: 'active' })
})

test('an address that another account signs in with is not given away', async () => {
  const { code } = await invite(portal.db)
  const response = await link(newcomer('Anna.Becker@post.example'), await confirm(code))
  expect([response.statusCode, response.json().code]).toEqual([409, 'email-address-in-use'])
  expect(await stateOf(code)).toBe('valid')
})

test('guesses are limited per sign-in', async () => {
  const who = newcomer()
  for (let guess = 0; guess < 20; guess += 1) {
    expect((await link(who, newToken())).json()).toEqual({ result: 'unknown' })
  }
  expect((await link(who, newToken())).statusCode).toBe(429)
})

test('the secret is neither in the log nor in the trail', async () => {
  const { code, customerId } = await invite(portal.db)
  portal.logLines.length = 0
  const linkToken = await confirm(code)
  await link(newcomer(), linkToken)
  const trail = await trailOf(portal.db, { customerId })
  const logged = portal.logLines.join() + JSON.stringify(trail)
  for (const secret of [code, linkToken]) expect(logged).not.toContain(secret)
})
