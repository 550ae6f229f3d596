import { describe, expect, test } from '@jest/globals'
import { customerOf } from '../../test/customer.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })
const anna = customerOf(portal, 'Anna')

const FAMILY = 'becker-familie@heimpost.example'
const REGISTRATION = 'anna.becker@post.example'
const TYPO = 'anna.beker@post.example'
const RIGHT = 'anna.neu@post.example'
const [FIRST, SECOND, THIRD] = ['v-410027101', 'v-410027102', 'v-410027103']

const pendingOf = async (customer = anna) =>
  (await customer.profile()).communicationChannelData.pendingEmailAddresses

const add = (value: string, contracts: (string | undefined)[], contact = false) =>
  anna.change('addEmailAddress', { body: { value, contracts, contact } })

async function addLater(...wanted: Parameters<typeof add>) {
  await ageAttempts(portal.db, '1 minute')
  return add(...wanted)
}

describe('an unconfirmed address', () => {
  test('gets a mail that names no one, and nothing else changes', async () => {
    await portal.lock('Anna', 'silent')
    const { contractEmailAddresses, contactEmailAddresses } = (await anna.profile()).communicationChannelData
    const response = await add(TYPO, [FIRST, SECOND], true)
    const pending = { value: TYPO, contracts: [FIRST, SECOND], contact: true, version: 1 }
    expect(response).toMatchObject({ status: 200, item: null, results: [], pending })
    expect((await anna.profile()).communicationChannelData).toMatchObject({
      contractEmailAddresses,
      contactEmailAddresses,
      pendingEmailAddresses: [pending],
    })
    expect(await anna.notices()).toEqual([])
    expect(portal.logLines.join()).not.toContain('a business system gave no verdict')

    await portal.deliver()
    const [mail, ...more] = portal.mails(TYPO)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse')
    expect(mail?.text).not.toMatch(/Anna|Becker|Ökostrom/)
  })

  test('gets another mail for a repeated request, which adds its uses', async () => {
    const { pending } = await add(TYPO, [FIRST])
    const again = await addLater(TYPO.toUpperCase().replace('POST.EXAMPLE', 'post.example'), [SECOND], true)
    expect(again.pending).toMatchObject({
      id: pending.id,
      version: 2,
      contracts: [FIRST, SECOND],
      contact: true,
    })
    expect(await pendingOf()).toHaveLength(1)
  })

  test('loses its contracts to a later one and ends without any', async () => {
    await add(TYPO, [FIRST, SECOND])
    await addLater(RIGHT, [SECOND])
    expect(await pendingOf()).toMatchObject([
      { value: TYPO, contracts: [FIRST] },
      { value: RIGHT, contracts: [SECOND] },
    ])
    await addLater(RIGHT, [FIRST])
    expect(await pendingOf()).toMatchObject([{ value: RIGHT, contracts: [FIRST, SECOND] }])
  })

  test('loses a contract that gets a known address', async () => {
    await add(TYPO, [THIRD])
    expect(await add(REGISTRATION, [THIRD])).toMatchObject({ results: [{ outcome: 'success' }] })
    expect(await pendingOf()).toEqual([])
    await add(TYPO, [THIRD])
    await anna.change('useEmailForContracts', { body: { email: REGISTRATION, contractIds: [THIRD] } })
    expect(await pendingOf()).toEqual([])
  })

  test('loses the contact role once it is stored for contact', async () => {
    await add(RIGHT, [FIRST], true)
    await portal.db.updateTable('account').set({ email: RIGHT }).where('email', '=', REGISTRATION).execute()
    await add(RIGHT, [], true)
    expect(await pendingOf()).toMatchObject([{ value: RIGHT, contracts: [FIRST], contact: false }])
  })

  test('is withdrawn in the version that the customer saw', async () => {
    const { id, version } = (await add(TYPO, [FIRST])).pending
    const stale = await anna.change('removeEmailAddress', { query: { id }, version: version + 1 })
    expect(stale).toMatchObject({ status: 412 })
    expect(await anna.change('removeEmailAddress', { query: { id }, version })).toMatchObject({ id })
    expect(await pendingOf()).toEqual([])
  })

  test("is refused if a contract's address has changed since the customer's read", async () => {
    const seen = { [String(FIRST)]: 'e-410027102', [String(SECOND)]: 'e-410027101' }
    const body = { value: TYPO, contracts: [FIRST, SECOND], contact: false, seen }
    expect(await anna.change('addEmailAddress', { body })).toMatchObject({ status: 412 })
    expect(await pendingOf()).toEqual([])
  })

  test('is withdrawn by its correction, known or new', async () => {
    const correct = (value: string, corrects: string) =>
      anna.change('addEmailAddress', { body: { value, contracts: [FIRST], contact: false, corrects } })
    const typo = (await add(TYPO, [FIRST, SECOND], true)).pending
    const right = (await correct(RIGHT, typo.id)).pending
    expect(await pendingOf()).toMatchObject([{ value: RIGHT, contracts: [FIRST], contact: false }])
    expect(await correct(FAMILY, right.id)).toMatchObject({ results: [{ outcome: 'success' }] })
    expect(await pendingOf()).toEqual([])
  })

  test('cannot replace an address that has changed in the meantime', async () => {
    const body = { id: 'e-410027101', value: TYPO, contracts: [FIRST], contact: false }
    expect(await anna.change('changeEmailAddress', { version: 2, body })).toMatchObject({ status: 412 })
    const foreign = { ...body, contracts: ['v-410080601'] }
    expect(await anna.change('changeEmailAddress', { version: 1, body: foreign })).toMatchObject({
      status: 404,
    })
    expect(await pendingOf()).toEqual([])
  })
})

describe('mails to new addresses', () => {
  test('are limited to three per minute, without known addresses', async () => {
    for (let count = 0; count < 3; count++) expect((await add(TYPO, [FIRST])).status).toBe(200)
    const refused = await add(RIGHT, [SECOND])
    expect(refused).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(refused.retryAfter).toBeLessThanOrEqual(60)
    expect((await add(REGISTRATION, [THIRD])).status).toBe(200)
    expect(await pendingOf()).toMatchObject([{ value: TYPO, contracts: [FIRST] }])
  })

  test('are limited to ten per day', async () => {
    for (let count = 0; count < 10; count++) expect((await addLater(TYPO, [FIRST])).status).toBe(200)
    expect(await addLater(RIGHT, [FIRST])).toMatchObject({ status: 429 })
  })

  test('are limited to twenty pending addresses', async () => {
    const values = Array.from({ length: 20 }, (_, index) => `anna-${index}@post.example`)
    for (const value of values) {
      expect((await add(value, [], true)).status).toBe(200)
      await ageAttempts(portal.db, '1 day')
    }
    expect(await add(RIGHT, [], true)).toMatchObject({ status: 400, errors: [{ path: '/value' }] })
    expect(await pendingOf()).toHaveLength(20)
  })
})
