import { expect, test } from '@jest/globals'
import { registrationCodes } from '../../local/seed/index.ts'
import { invite } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { trailOf } from '../../test/trail.ts'
import { newRegistrationCode } from './registration-code.ts'

const portal = await sharedTestPortal()

const RIGHT = '70173'
const WRONG = '70174'
const confirmed = (attemptsLeft: number) => ({
  result: 'confirmed',
  attemptsLeft,
  linkToken: expect.stringMatching(/^[\w-]{43}$/),
  eMailAddress: 'rosa.quint@post.example',
})
const locked = { result: 'locked', attemptsLeft: 0 }

const check = (registrationCode: string, zipCode: unknown) =>
  portal.call('performZipCodeValidation', { body: { registrationCode, zipCode } })

const eventsOf = (customerId: string) => trailOf(portal.db, { customerId })

test('the right zip code confirms, even twice, and is recorded', async () => {
  const { code, customerId } = await invite(portal.db)
  for (const typed of [RIGHT, ' 70173 ']) {
    expect((await check(code, typed)).json()).toEqual(confirmed(3))
  }
  const event = { event: 'invitation.confirmed', tenant_id: '100', detail: null }
  expect(await eventsOf(customerId)).toEqual([event, event])
})

test('two wrong zip codes leave a third attempt, in which the right one confirms', async () => {
  const { code } = await invite(portal.db)
  expect((await check(code, WRONG)).json()).toEqual({ result: 'wrong', attemptsLeft: 2 })
  expect((await check(code, WRONG)).json()).toEqual({ result: 'wrong', attemptsLeft: 1 })
  expect((await check(code, RIGHT)).json()).toEqual(confirmed(1))
  expect((await check(code, WRONG)).json()).toEqual(locked)
})

test('a later visit shows the remaining attempts', async () => {
  const { code } = await invite(portal.db)
  const left = async () => {
    const response = await portal.call('performEligibilityCheck', { body: { registrationCode: code } })
    return response.json().attemptsLeft
  }
  for (const attemptsLeft of [3, 2, 1]) {
    expect(await left()).toBe(attemptsLeft)
    await check(code, WRONG)
  }
  expect(await left()).toBeUndefined()
})

test('the third wrong zip code locks the code, even for the right one', async () => {
  const { code, customerId } = await invite(portal.db)
  for (const result of ['wrong', 'wrong', 'locked']) {
    expect((await check(code, WRONG)).json()).toMatchObject({ result })
  }
  expect((await check(code, RIGHT)).json()).toEqual(locked)
  const events = (await eventsOf(customerId)).map(({ event }) => event)
  expect(events).toEqual(['invitation.wrong', 'invitation.wrong', 'invitation.locked'])
})

test.each(['used', 'expired', 'locked'])('a code that is %s compares no zip code', async (state) => {
  const code = registrationCodes.find((seeded) => seeded.state === state)?.code ?? ''
  for (const zipCode of [RIGHT, WRONG]) {
    expect((await check(code, zipCode)).json()).toEqual({ result: state, attemptsLeft: 0 })
  }
})

test('an unknown code compares no zip code and is not recorded', async () => {
  const response = await check(newRegistrationCode(), RIGHT)
  expect(response.json()).toEqual({ result: 'unknown', attemptsLeft: 0 })
  expect(await eventsOf('')).toEqual([])
})

test("a short zip code is refused with the form's message and does not count", async () => {
  const { code } = await invite(portal.db)
  const errors = [{ path: '/zipCode', message: 'Geben Sie eine gültige PLZ an.' }]
  expect((await check(code, '7017')).json()).toMatchObject({ status: 400, errors })
  expect((await check(code, RIGHT)).json()).toEqual(confirmed(3))
})

test('the secret of a confirmation is not stored; a retry gets another one', async () => {
  const { code } = await invite(portal.db)
  const repeat = () =>
    portal.call('performZipCodeValidation', {
      headers: { 'idempotency-key': 'the-same-key-twice' },
      body: { registrationCode: code, zipCode: RIGHT },
    })
  const tokens = [await repeat(), await repeat()].map((response) => response.json().linkToken)
  expect(new Set(tokens).size).toBe(2)
  const tables = ['registration_code', 'link_token', 'idempotency_key', 'audit_event'] as const
  const kept = await Promise.all(tables.map((table) => portal.db.selectFrom(table).selectAll().execute()))
  for (const token of tokens) expect(JSON.stringify(kept)).not.toContain(token)
})

test('no address is named if the brand knows none', async () => {
  const { code, customerId } = await invite(portal.db)
  await portal.db.deleteFrom('email_address').where('customer_id', '=', customerId).execute()
  expect((await check(code, RIGHT)).json()).toMatchObject({ result: 'confirmed', eMailAddress: null })
})

test('neither codes nor zip codes are in the log or the trail', async () => {
  const { code, customerId } = await invite(portal.db)
  portal.logLines.length = 0
  for (const zipCode of [WRONG, RIGHT, '7017a']) await check(code, zipCode)
  const logged = portal.logLines.join() + JSON.stringify(await eventsOf(customerId))
  // As a word, because a time may contain the digits.
  for (const secret of [code, WRONG, RIGHT, '7017a'])
    expect(logged).not.toMatch(new RegExp(`\\b${secret}\\b`))
})
