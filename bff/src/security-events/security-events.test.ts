import { beforeEach, expect, test } from '@jest/globals'
import type { CallResponse } from '@portal/contracts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { recordEvent } from '../audit/audit.repository.ts'

const portal = await sharedTestPortal()
beforeEach(async () => {
  portal.signIns.setReachable(true)
  portal.signIns.events.length = 0
  await ageAttempts(portal.db, '1 day')
  await portal.db.deleteFrom('audit_event').execute()
})

const list = async (as: string): Promise<CallResponse<'getSecurityEvents'>> =>
  (await portal.call('getSecurityEvents', { as })).json()
const kindsOf = async (as: string) => (await list(as)).events.map(({ kind }) => kind)

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** Inserts an event with this time. */
const insert = (as: string, event: string, days: number, detail?: object) =>
  portal.db
    .insertInto('audit_event')
    .values({
      customer_id: personCalled(as).customerId,
      event,
      request_id: 'test',
      happened_at: daysAgo(days),
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()

test("a customer's security events are listed, the newest first, with their brand", async () => {
  await portal.call('requestPasswordReset', { as: 'Anna' })
  await portal.call('requestEmailReset', { as: 'Anna', body: { eMailAddress: 'anna.neu@post.example' } })
  await portal.call('getPhonePin', { as: 'Anna' })
  await portal.call('recordPhonePinSeen', { as: 'Anna' })
  await portal.call('changePhonePin', { as: 'Anna', body: { pin: '80423' }, headers: { 'if-match': '"1"' } })
  await portal.call('resetPhonePin', { as: 'Anna' })
  await portal.call('signOutDevice', { as: 'Anna', query: { id: 'session-elsewhere' } })
  const { events, isComplete } = await list('Anna')
  expect(isComplete).toBe(true)
  expect(events.map(({ kind, tenantId }) => [kind, tenantId])).toEqual([
    ['device-signed-out', undefined],
    ['phone-pin-reset', '100'],
    ['phone-pin-changed', '100'],
    ['phone-pin-shown', '100'],
    ['email-change-requested', undefined],
    ['password-reset-requested', undefined],
  ])
})

test('sign-ins and password changes of the identity provider are merged into the list', async () => {
  await insert('Ben', 'requestPasswordReset', 2)
  portal.signIns.events.push(
    { id: 'log-2', kind: 'password-changed', at: daysAgo(1), browser: 'Firefox', system: 'Windows' },
    { id: 'log-1', kind: 'sign-in', at: daysAgo(3) },
  )
  expect(await kindsOf('Ben')).toEqual(['password-changed', 'password-reset-requested', 'sign-in'])
  expect((await list('Ben')).events[0]).toEqual({ ...portal.signIns.events[0] })
})

test('a single signed-out device is not listed as all others', async () => {
  await insert('Clara', 'signOutOtherDevices', 0)
  await insert('Clara', 'signOutDevice', 1)
  expect(await kindsOf('Clara')).toEqual(['other-devices-signed-out', 'device-signed-out'])
})

test('an outage of the identity provider lists the other events as incomplete', async () => {
  await insert('Ben', 'resetPhonePin', 1)
  portal.signIns.setReachable(false)
  const { events, isComplete } = await list('Ben')
  expect(events.map(({ kind }) => kind)).toEqual(['phone-pin-reset'])
  expect(isComplete).toBe(false)
})

test('calls that query the identity provider are limited', async () => {
  for (let visit = 0; visit < 120; visit++) expect((await list('Gina')).isComplete).toBe(true)
  expect((await list('Gina')).isComplete).toBe(false)
  expect((await list('Ben')).isComplete).toBe(true)
})

test('the list covers 90 days and 50 events, without other customers', async () => {
  await insert('Kim', 'resetPhonePin', 91)
  await insert('Anna', 'resetPhonePin', 1)
  portal.signIns.events.push({ id: 'old', kind: 'sign-in', at: daysAgo(91) })
  expect(await kindsOf('Kim')).toEqual([])
  for (let hour = 0; hour < 60; hour++) await insert('Kim', 'changePhonePin', 1 + hour / 24)
  const { events } = await list('Kim')
  expect(events).toHaveLength(50)
  expect(events[0]?.at).toBe(
    events
      .map(({ at }) => at)
      .toSorted()
      .at(-1),
  )
})

test('changes of data and failed attempts are no security events', async () => {
  const { customerId } = personCalled('Clara')
  for (const event of ['changeBirthDate', 'phone-pin.refused', 'constructor']) {
    await recordEvent(portal.db, { customerId, event, requestId: 'test' })
  }
  expect(await kindsOf('Clara')).toEqual([])
})

test('an address that the identity provider refused is not listed as a change', async () => {
  await insert('Clara', 'email-reset.confirmed', 4, { emailChangeId: 'a' })
  await insert('Clara', 'email-reset.confirmed', 3, { emailChangeId: 'b' })
  await insert('Clara', 'email-reset.refused', 2, { emailChangeId: 'b', link: 'confirm' })
  await insert('Clara', 'email-reset.undone', 1, { emailChangeId: 'a' })
  expect(await kindsOf('Clara')).toEqual(['email-change-undone', 'email-changed'])
  await insert('Clara', 'email-reset.refused', 0, { emailChangeId: 'a', link: 'undo' })
  expect(await kindsOf('Clara')).toEqual(['email-changed'])
})
