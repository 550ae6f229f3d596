import { describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { customerOf, unlock } from '../../test/customer.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { displayNames } from '../channels/brand-channels.rules.ts'
import { deleteExpiredRows } from '../housekeeping/housekeeping.ts'
import { withdrawPendingAddresses } from './pending-addresses.repository.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 500 })
const anna = customerOf(portal, 'Anna')
const gina = customerOf(portal, 'Gina')

const REGISTRATION = 'anna.becker@post.example'
const FAMILY = 'becker-familie@heimpost.example'
const NEW = 'anna.neu@post.example'
const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103'] as const
const body = { value: NEW, contracts: [FIRST, SECOND], contact: true }

/** @returns the secret in the mail */
async function request(customer = anna, wanted: object = body): Promise<string> {
  await customer.change('addEmailAddress', { body: wanted })
  await portal.deliver()
  return customer.tokenTo(NEW)
}

/** The page's name of a contract. */
async function nameOf(customer: typeof anna, contractId: string): Promise<string> {
  const { contracts } = (await customer.profile()).contractData
  return displayNames(contracts, [contractId]).join()
}

const follow = async (token: string) => (await portal.call('confirmAddress', { body: { token } })).json()
const describeLink = async (token: string) =>
  (await portal.call('describeMailLink', { body: { token } })).json()

describe('the link in the mail to a new address', () => {
  test('carries out the request once', async () => {
    const token = await request()
    expect(await describeLink(token)).toEqual({ state: 'open', address: 'a•••@post.example' })
    expect(await follow(token)).toEqual({
      result: 'done',
      eMailAddress: NEW,
      failedContracts: [],
    })
    expect(await anna.emailAddresses()).toMatchObject({
      [REGISTRATION]: { contracts: [], contact: true },
      [FAMILY]: { contracts: [THIRD] },
      [NEW]: { contracts: [FIRST, SECOND], contact: true },
    })
    expect((await anna.profile()).communicationChannelData.pendingEmailAddresses).toEqual([])
    expect(await anna.notices()).toMatchObject([{ what: 'email-address', recipients: [REGISTRATION] }])

    expect(await follow(token)).toEqual({ result: 'already-done', eMailAddress: NEW })
    expect(await describeLink(token)).toMatchObject({ state: 'done' })
    expect(await anna.notices()).toHaveLength(1)
  })

  test('replaces the old address', async () => {
    const change = { id: 'e-410027101', ...body }
    await anna.change('changeEmailAddress', { version: 1, body: change })
    await portal.deliver()
    expect(await follow(anna.tokenTo(NEW))).toMatchObject({ result: 'done' })
    expect(await anna.emailAddresses()).toMatchObject({
      [NEW]: { id: 'e-410027101', contracts: [FIRST, SECOND], contact: true },
    })
    expect(Object.keys(await anna.emailAddresses())).not.toContain(REGISTRATION)
  })

  test('adds the address if the one to replace has changed', async () => {
    await anna.change('changeEmailAddress', { version: 1, body: { id: 'e-410027101', ...body } })
    await portal.deliver()
    const spelled = { id: 'e-410027101', value: 'Anna.Becker@post.example', contracts: [], contact: true }
    await anna.change('changeEmailAddress', { version: 1, body: spelled })
    expect(await follow(anna.tokenTo(NEW))).toMatchObject({ result: 'done' })
    expect(await anna.emailAddresses()).toMatchObject({
      'Anna.Becker@post.example': { id: 'e-410027101', contact: true },
      [NEW]: { contact: true },
    })
  })

  test('works once if it is opened twice in parallel', async () => {
    const token = await request()
    const results = (await Promise.all([follow(token), follow(token)])).map(({ result }) => result)
    expect(results.toSorted()).toEqual(['already-done', 'done'])
    expect(await anna.notices()).toHaveLength(1)
  })

  test('expires after a day', async () => {
    const token = await request()
    await portal.db.updateTable('pending_email_address').set({ expires_at: sql`now()` }).execute()
    expect(await describeLink(token)).toMatchObject({ state: 'expired' })
    expect(await follow(token)).toEqual({ result: 'expired' })
    expect(Object.keys(await anna.emailAddresses())).toEqual([REGISTRATION, FAMILY])
  })

  test('is invalid after the address was withdrawn', async () => {
    const token = await request()
    await withdrawPendingAddresses(portal.db, personCalled('Anna').customerId)
    expect(await describeLink(token)).toMatchObject({ state: 'expired' })
    expect(await follow(token)).toEqual({ result: 'expired' })
  })

  test('carries out uses that were added while business systems were called', async () => {
    const token = await request(anna, { value: NEW, contracts: [FIRST], contact: false })
    await portal.lock('Anna', 'silent', FIRST)
    const [response] = await Promise.all([
      follow(token),
      anna.change('addEmailAddress', { body: { value: NEW, contracts: [SECOND], contact: false } }),
    ])
    expect(response).toMatchObject({ result: 'postponed', failedContracts: [await nameOf(anna, FIRST)] })
    expect((await anna.emailAddresses())[NEW]).toMatchObject({ contracts: [SECOND] })
  })

  test('is invalid after a newer mail', async () => {
    const older = await request()
    await ageAttempts(portal.db, '1 minute')
    const newer = await request()
    expect(await follow(older)).toEqual({ result: 'unknown' })
    expect(await follow(newer)).toMatchObject({ result: 'done' })
  })

  test('is deleted 30 days after its expiry', async () => {
    const token = await request()
    await portal.db
      .updateTable('pending_email_address')
      .set({ expires_at: sql`now() - interval '31 days'` })
      .execute()
    await deleteExpiredRows(portal.db)
    expect(await follow(token)).toEqual({ result: 'unknown' })
  })
})

describe('business systems that the link calls', () => {
  test('may refuse contracts, which are named', async () => {
    const contracts = ['v-410080601', 'v-410080603']
    const token = await request(gina, { value: NEW, contracts, contact: false })
    expect(await follow(token)).toMatchObject({
      result: 'done',
      failedContracts: [await nameOf(gina, 'v-410080601')],
    })
    expect((await gina.emailAddresses())[NEW]).toMatchObject({ contracts: ['v-410080603'] })
  })

  test('may refuse all of them', async () => {
    const token = await request(gina, { value: NEW, contracts: ['v-410080601'], contact: false })
    expect(await follow(token)).toMatchObject({ result: 'refused', contact: false })
    expect(Object.keys(await gina.emailAddresses())).not.toContain(NEW)
  })

  test('may refuse all of them, although it became the contact address', async () => {
    const contracts = ['v-410080601']
    const token = await request(gina, { value: NEW, contracts, contact: true })
    expect(await follow(token)).toEqual({
      result: 'refused',
      eMailAddress: NEW,
      failedContracts: [await nameOf(gina, 'v-410080601')],
      contact: true,
    })
    expect((await gina.emailAddresses())[NEW]).toMatchObject({ contracts: [], contact: true })
  })

  test('are not needed for a contact address', async () => {
    const token = await request(gina, { value: NEW, contracts: [], contact: true })
    expect(await follow(token)).toEqual({ result: 'done', eMailAddress: NEW, failedContracts: [] })
  })

  test('may be unavailable: the link stays valid for the remaining contracts', async () => {
    const token = await request()
    await portal.lock('Anna', 'system-unavailable', FIRST)
    expect(await follow(token)).toMatchObject({
      result: 'postponed',
      failedContracts: [await nameOf(anna, FIRST)],
    })
    expect((await anna.profile()).communicationChannelData.pendingEmailAddresses).toMatchObject([
      { value: NEW, contracts: [FIRST], contact: false },
    ])
    await unlock(portal)
    expect(await follow(token)).toMatchObject({ result: 'done', failedContracts: [] })
    expect((await anna.emailAddresses())[NEW]).toMatchObject({ contracts: [FIRST, SECOND], contact: true })
  })
})
