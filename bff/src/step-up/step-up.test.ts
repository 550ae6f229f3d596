import { describe, expect, test } from '@jest/globals'
import { type CallName, calls } from '@portal/contracts'
import { sql } from 'kysely'
import { challengeOf } from '../../test/challenge.ts'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { secondBff } from '../../test/second-bff.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson, type TokenOptions } from '../../test/test-provider.ts'
import { deleteExpiredRows } from '../housekeeping/housekeeping.ts'
import { hashOfToken } from '../secret-token.ts'

const portal = await sharedTestPortal()
const beside = secondBff(portal)
closeAfterwards(beside)

type Input = Pick<Parameters<typeof portal.call>[1] & object, 'headers' | 'query' | 'body'>

const PIN: Input = { headers: { tenant: '100', 'if-match': '"1"' }, body: { pin: '27418' } }
const seconds = () => Math.floor(Date.now() / 1000)
const tokenOf = (person: string, claims?: TokenOptions) =>
  portal.provider.tokenFor(subjectOfPerson(person), claims)

/** Makes a call right after a sign-in. @returns the acr value that its refusal names */
async function ask(name: CallName, input: Input = {}, person = 'Anna') {
  const refused = await portal.call(name, { ...input, token: await tokenOf(person) })
  expect(refused.json()).toMatchObject({ status: 401, code: 'sign-in-too-old' })
  const acr = challengeOf(refused)
  if (!acr) throw new Error('The refusal names no challenge')
  return acr
}

const make = async (name: CallName, input: Input, claims: TokenOptions, person = 'Anna') =>
  portal.call(name, { ...input, token: await tokenOf(person, claims) })

async function expectRefused(answer: Promise<{ json: () => unknown }>) {
  expect((await answer).json()).toMatchObject({ status: 401, code: 'sign-in-too-old' })
}

test('a script in the page does none of the deeds right after a sign-in, nor with the password for another', async () => {
  const acr = await ask('signOutOtherDevices')
  const deeds: [CallName, Input][] = [
    ['getPhonePin', { headers: { tenant: '100' } }],
    ['changePhonePin', PIN],
    ['getMyData', {}],
    ['requestEmailReset', { body: { eMailAddress: 'fremd@post.example' } }],
    ['deleteAccount', {}],
  ]
  for (const [name, input] of deeds) {
    const other = acr.replace('signOutOtherDevices', name)
    for (const claims of [{}, { acr }, { acr: other }]) await expectRefused(make(name, input, claims))
  }
  expect((await make('signOutOtherDevices', {}, { acr })).statusCode).toBe(200)
})

test('the password entered for a call lets it pass once, on all BFFs together', async () => {
  const acr = await ask('changePhonePin', PIN)
  const token = await tokenOf('Anna', { acr })
  const call = {
    method: calls.changePhonePin.method,
    url: calls.changePhonePin.path,
    headers: { authorization: `Bearer ${token}`, ...PIN.headers },
    payload: PIN.body as object,
  }
  const answers = await Promise.all([portal.app.inject(call), beside.inject(call), portal.app.inject(call)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
  const next = { ...PIN, headers: { ...PIN.headers, 'if-match': '"2"' } }
  await expectRefused(make('changePhonePin', next, { acr }))
})

test('two reads in parallel get one answer', async () => {
  const acr = await ask('getPhonePin')
  const token = await tokenOf('Anna', { acr })
  const call = { url: calls.getPhonePin.path, headers: { authorization: `Bearer ${token}` } }
  const answers = await Promise.all([portal.app.inject(call), beside.inject(call)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
})

describe('the password entered for one call serves none with', () => {
  test('another body', async () => {
    const acr = await ask('changePhonePin', PIN)
    await expectRefused(make('changePhonePin', { ...PIN, body: { pin: '27419' } }, { acr }))
    expect((await make('changePhonePin', PIN, { acr })).statusCode).toBe(200)
  })

  test('another version or query', async () => {
    const acr = await ask('changePhonePin', PIN)
    const headers = { ...PIN.headers, 'if-match': '"2"' }
    await expectRefused(make('changePhonePin', { ...PIN, headers }, { acr }))
    const deletion = await ask('deleteAccount')
    await expectRefused(make('deleteAccount', { query: { consents: 'withdraw' } }, { acr: deletion }))
  })

  test('another brand', async () => {
    await portal.db
      .updateTable('business_system')
      .set({ phone_pin_enabled: true })
      .where('customer_id', '=', personCalled('Clara').customerId)
      .execute()
    const acr = await ask('getPhonePin', { headers: { tenant: '100' } }, 'Clara')
    await expectRefused(make('getPhonePin', { headers: { tenant: '200' } }, { acr }, 'Clara'))
    const answer = await make('getPhonePin', { headers: { tenant: '100' } }, { acr }, 'Clara')
    expect(answer.statusCode).toBe(200)
  })

  test('another account or client', async () => {
    const acr = await ask('getMyData')
    await expectRefused(make('getMyData', {}, { acr }, 'Ben'))
    await expectRefused(make('getMyData', {}, { acr, client: 'solarstadt' }))
    expect((await make('getMyData', {}, { acr })).statusCode).toBe(200)
  })
})

/** Moves the past back instead of the clock forward. */
const pass = (minutes: number) =>
  portal.db
    .updateTable('step_up_request')
    .set({ created_at: sql`created_at - make_interval(mins => ${minutes})` })
    .execute()

describe('times', () => {
  test.each([
    [-110, 200],
    [-125, 401],
  ])('the password was entered %i seconds ago', async (age, status) => {
    const acr = await ask('getMyData')
    await pass(5)
    const answer = await make('getMyData', {}, { acr, authenticatedAt: seconds() + age })
    expect(answer.statusCode).toBe(status)
  })

  test('a password from before the request, or of unknown time, does not count', async () => {
    const acr = await ask('getMyData')
    await expectRefused(make('getMyData', {}, { acr, authenticatedAt: seconds() - 10 }))
    await expectRefused(make('getMyData', {}, { acr, authenticatedAt: null }))
  })

  test.each([
    [14, 200],
    [15, 401],
  ])('a customer who needs %i minutes to find the password', async (minutes, status) => {
    const acr = await ask('getMyData')
    await pass(minutes)
    expect((await make('getMyData', {}, { acr })).statusCode).toBe(status)
  })
})

test('a failed write does not use the password up, and a lost answer is repeated without it', async () => {
  const headers = { ...PIN.headers, 'if-match': '"7"', 'idempotency-key': 'the-lost-answer' }
  const acr = await ask('changePhonePin', { ...PIN, headers })
  const token = await tokenOf('Anna', { acr })
  const change = () => portal.call('changePhonePin', { ...PIN, headers, token })
  expect((await change()).json()).toMatchObject({ code: 'stale-version' })
  await portal.db
    .updateTable('phone_pin')
    .set({ version: 7 })
    .where('customer_id', '=', personCalled('Anna').customerId)
    .execute()
  const [answer, retry] = [await change(), await change()]
  expect([answer.statusCode, retry.statusCode]).toEqual([200, 200])
  expect(retry.json()).toEqual(answer.json())
})

test('a customer has fifty open requests, and old ones are deleted', async () => {
  const rows = () => portal.db.selectFrom('step_up_request').selectAll().orderBy('created_at').execute()
  for (let request = 0; request < 52; request++) await ask('getMyData')
  await ask('getMyData', {}, 'Ben')
  const open = await rows()
  expect(open).toHaveLength(51)
  await pass(15)
  await ask('getMyData')
  await deleteExpiredRows(portal.db)
  expect(await rows()).toHaveLength(1)
})

test('neither nonce nor body can be read from what is stored', async () => {
  const acr = await ask('changePhonePin', PIN)
  const stored = JSON.stringify(await portal.db.selectFrom('step_up_request').selectAll().execute())
  expect(stored).not.toContain(acr.split('.')[1])
  expect(stored).not.toContain('27418')
})

describe('a sign-in that began with the proof of an invitation', () => {
  const LINK: Input = { body: { linkToken: 'A'.repeat(43) } }
  const acr = `linkAccount.${hashOfToken('A'.repeat(43))}`

  test('counts for that proof, and for fifteen minutes', async () => {
    const answer = await make('linkAccount', LINK, { acr, authenticatedAt: seconds() - 14 * 60 })
    expect(answer.json()).toMatchObject({ result: 'unknown' })
    await expectRefused(make('linkAccount', LINK, { acr, authenticatedAt: seconds() - 16 * 60 }))
    await expectRefused(make('linkAccount', LINK, { acr, authenticatedAt: null }))
  })

  test('counts for no other proof', async () => {
    await expectRefused(make('linkAccount', { body: { linkToken: 'B'.repeat(43) } }, { acr }))
    await expectRefused(make('linkAccount', LINK, {}))
  })
})
