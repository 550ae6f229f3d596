import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from '@jest/globals'
import { currentWordingVersion } from '@portal/contracts'
import { customerOf } from '../../test/customer.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'
import { trailOf } from '../../test/trail.ts'

const deletedSubjects: string[] = []
let providerFails = false
const identityProvider = {
  deleteUser: async (subject: string) => {
    if (providerFails) throw new Error('The provider does not answer')
    deletedSubjects.push(subject)
  },
}
const portal = await sharedTestPortal({ identityProvider })
beforeEach(() => {
  deletedSubjects.length = 0
})

const remove = (as: string) => portal.call('deleteAccount', { as })
const statusOf = async (as: string) => (await portal.call('getDeletionStatus', { as })).json()
const rowsOf = (
  table: 'phone_pin' | 'email_change' | 'contract' | 'permission' | 'account' | 'pending_email_address',
  as: string,
) => portal.db.selectFrom(table).selectAll().where('customer_id', '=', personCalled(as).customerId).execute()

test('an account is not deleted before the request', async () => {
  expect(await statusOf('Anna')).toMatchObject({ status: 'none', requestedAt: null, deletedAt: null })
})

test('the status before the request tells whether there are consents to withdraw', async () => {
  expect(await statusOf('Lea')).toMatchObject({ status: 'none', hasConsents: false })
  expect(await statusOf('Clara')).toMatchObject({ status: 'none', hasConsents: true })
  await portal.db
    .updateTable('permission')
    .set({ consents: '{"personalizedOffers": false}' })
    .where('customer_id', '=', personCalled('Clara').customerId)
    .execute()
  expect(await statusOf('Clara')).toMatchObject({ hasConsents: false })
})

test('a deletion removes the account and the sign-in, but not the contracts', async () => {
  const contracts = await rowsOf('contract', 'Kim')
  const permissions = await rowsOf('permission', 'Kim')
  const response = await remove('Kim')
  expect(response.statusCode).toBe(202)
  const requestedAt = response.json().requestedAt
  expect(Date.now() - Date.parse(requestedAt)).toBeLessThan(60_000)
  expect(response.json()).toEqual({ status: 'pending', requestedAt, deletedAt: null })
  expect((await portal.call('getUserProfile', { as: 'Kim' })).json().status).toBe('deletion-pending')

  await portal.deliver()
  expect(deletedSubjects).toEqual([subjectOfPerson('Kim')])
  const deleted = { status: 'deleted', requestedAt, deletedAt: expect.any(String) }
  expect(await statusOf('Kim')).toEqual(deleted)
  expect((await remove('Kim')).json()).toEqual(deleted)
  expect(await rowsOf('contract', 'Kim')).toEqual(contracts)
  expect(await rowsOf('permission', 'Kim')).toEqual(permissions)
  expect(await rowsOf('phone_pin', 'Kim')).toEqual([])
  const [mail] = portal.mails('kim.lorenz@post.example')
  expect(mail?.subject).toBe('Ihr Nordtal Konto wird gelöscht')
  expect(mail?.text).toContain('Guten Tag Kim Lorenz')
})

test('a deletion with the withdrawal of all consents sends a receipt from each brand', async () => {
  const response = await portal.call('deleteAccount', { as: 'Clara', query: { consents: 'withdraw' } })
  expect(response.statusCode).toBe(202)
  await portal.deliver()
  const stored = await rowsOf('permission', 'Clara')
  const given = stored.flatMap((row) => Object.values((row as { consents: object }).consents)).filter(Boolean)
  expect([stored.length > 0, given]).toEqual([true, []])
  const proofs = await portal.db
    .selectFrom('consent_activity')
    .select(['consent', 'tenant_id'])
    .where('customer_id', '=', personCalled('Clara').customerId)
    .where('given', '=', false)
    .where('wording_version', '=', currentWordingVersion)
    .execute()
  expect(proofs).toContainEqual({ consent: 'advertising.googleCustomerMatch', tenant_id: '100' })
  expect(proofs).toContainEqual({ consent: 'advertising.topic.electricity', tenant_id: '200' })
  const [mail] = portal.mails('clara.deniz@post.example')
  expect(mail?.text).toContain('Den Nachweis darüber finden Sie im Anhang.')
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
    'Nachweis-Einwilligungen-Nordtal-Energie.pdf',
    'Nachweis-Einwilligungen-Flinkstrom.pdf',
  ])
})

test('a deletion removes stored responses and the portrait', async () => {
  const { customerId } = personCalled('Jo')
  const avatarOf = async (id: string) =>
    portal.db
      .selectFrom('customer')
      .select('avatar_content')
      .where('customer_id', '=', id)
      .executeTakeFirstOrThrow()
  const keysOf = (scope: string) =>
    portal.db.selectFrom('idempotency_key').select('scope').where('scope', '=', scope).execute()
  await portal.db
    .updateTable('customer')
    .set({ avatar_content: 'data:image/png;base64,AA==' })
    .where('customer_id', 'in', [customerId, personCalled('Anna').customerId])
    .execute()
  for (const as of ['Jo', 'Anna']) {
    await portal.call('addPhoneNumber', {
      as,
      headers: { tenant: '100', 'idempotency-key': randomUUID() },
      body: { value: '+49711120001', contracts: [], contact: true },
    })
  }
  expect(await keysOf(customerId)).toHaveLength(1)
  await customerOf(portal, 'Jo').change('addEmailAddress', {
    body: { value: 'jo.neu@post.example', contracts: [], contact: true },
  })
  expect(await rowsOf('pending_email_address', 'Jo')).toHaveLength(1)
  await remove('Jo')
  await portal.deliver()
  expect(await statusOf('Jo')).toMatchObject({ status: 'deleted' })
  expect([await keysOf(customerId), await avatarOf(customerId)]).toEqual([[], { avatar_content: null }])
  expect(await rowsOf('pending_email_address', 'Jo')).toEqual([])

  const stays = personCalled('Anna').customerId
  expect(await keysOf(stays)).toHaveLength(1)
  expect((await avatarOf(stays)).avatar_content).not.toBeNull()
})

test('a deletion removes all sign-in data and is recorded in the audit trail', async () => {
  const { customerId } = personCalled('Kim')
  await remove('Kim')
  await portal.deliver()
  const account = { email: '', last_password_reset_at: null, last_used_name: null }
  expect(await rowsOf('account', 'Kim')).toMatchObject([account])
  const events = await trailOf(portal.db, { customerId })
  expect(events).toContainEqual({ event: 'account.deleted', tenant_id: null, detail: null })
  const kept = await portal.db.selectFrom('outbox').select('payload').execute()
  expect(JSON.stringify([kept, events, portal.logLines])).not.toContain('kim.lorenz')
})

test('a deletion stays pending until the provider responds', async () => {
  providerFails = true
  await remove('Gina')
  await portal.deliver()
  expect(await statusOf('Gina')).toMatchObject({ status: 'pending', deletedAt: null })
  providerFails = false
  await portal.db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00Z' }).execute()
  await portal.deliver()
  expect(await statusOf('Gina')).toMatchObject({ status: 'deleted' })
})

test('parallel deletion requests have one effect, and five per day are allowed', async () => {
  const responses = await Promise.all(Array.from({ length: 7 }, () => remove('Hugo')))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    202, 202, 202, 202, 202, 429, 429,
  ])
  await portal.deliver()
  expect(portal.mails('hugo.ilg@post.example')).toHaveLength(1)
  expect(await statusOf('Hugo')).toMatchObject({ status: 'deleted' })
  await ageAttempts(portal.db, '1 day')
  expect((await remove('Hugo')).statusCode).toBe(202)
})

test('another customer can use the address of a deleted account', async () => {
  await remove('Hugo')
  await portal.deliver()
  const response = await portal.call('requestEmailReset', {
    as: 'Anna',
    body: { eMailAddress: 'hugo.ilg@post.example' },
  })
  expect(response.statusCode).toBe(202)
})
