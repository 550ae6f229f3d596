import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { flinkstrom } from '../../local/seed/business-systems.ts'
import { customerOf } from '../../test/customer.ts'
import { invite } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'

const asked: string[] = []
const portal = await sharedTestPortal({
  identityProvider: {
    async sendAddressConfirmation(subject) {
      asked.push(subject)
    },
  },
})

type Who = Parameters<typeof portal.call>[1]

async function proofFor(registrationCode: string): Promise<string> {
  const body = { registrationCode, zipCode: '70173' }
  return (await portal.call('performZipCodeValidation', { body })).json().linkToken
}

function newcomer({ isConfirmed = true } = {}) {
  const eMailAddress = `${randomUUID()}@post.example`
  const subject = `auth0|${randomUUID()}`
  const personWith = (isEMailAddressConfirmed: boolean) => ({
    subject,
    signIn: { eMailAddress, isEMailAddressConfirmed },
  })
  return { subject, eMailAddress, who: personWith(isConfirmed), confirmed: personWith(true) }
}

const link = async (who: Who, linkToken: string, isOwnerConfirmed?: boolean) =>
  (await portal.call('linkAccount', { ...who, body: { linkToken, isOwnerConfirmed } })).json()

const undoTokenTo = (eMailAddress: string): string =>
  portal
    .mails(eMailAddress)
    .map(({ text }) => /unlink\?token=([\w-]+)/.exec(text)?.[1])
    .find(Boolean) ?? ''

const undo = async (token: string) => (await portal.call('undoLinking', { body: { token } })).json()
const describeLink = async (token: string) =>
  (await portal.call('describeMailLink', { body: { token } })).json()
const profileOf = async (who: Who) => (await portal.call('getUserProfile', who)).json()

test('a sign-up with a mistyped address gets no contracts before the address is confirmed', async () => {
  const { code } = await invite(portal.db)
  const linkToken = await proofFor(code)
  const { who, eMailAddress, confirmed } = newcomer({ isConfirmed: false })
  expect(await link(who, linkToken)).toEqual({ result: 'unconfirmed', tenantId: '100', eMailAddress })
  expect(await profileOf(who)).toMatchObject({ code: 'unknown-customer' })
  await portal.deliver()
  expect(portal.mails(eMailAddress)).toEqual([])
  expect(await link(confirmed, linkToken)).toMatchObject({ result: 'linked' })
})

test('the confirmation mail can be sent again, but not too often', async () => {
  const { who, subject } = newcomer({ isConfirmed: false })
  const again = () => portal.call('requestAddressConfirmation', who)
  expect((await again()).json()).toEqual({ resendAfter: 60 })
  expect((await again()).statusCode).toBe(429)
  expect(asked).toEqual([subject])
})

test('contracts with another name are linked only after the customer confirms them', async () => {
  const { code } = await invite(portal.db, { businessSystem: flinkstrom })
  const linkToken = await proofFor(code)
  const differs = { result: 'name-differs', tenantId: '200', owner: 'Rosa Q.' }
  expect(await link({ as: 'Ben' }, linkToken)).toEqual(differs)
  expect((await profileOf({ as: 'Ben' })).businessSystems).toHaveLength(1)
  expect(await link({ as: 'Ben' }, linkToken, true)).toMatchObject({ result: 'linked' })
})

test("both the account and the brand's mailbox get a mail about the linking, and either can undo it", async () => {
  const { code, customerId } = await invite(portal.db)
  const known = `rosa-${customerId}@post.example`
  await portal.db
    .insertInto('email_address')
    .values({
      customer_id: customerId,
      tenant_id: '100',
      email_address_id: 'e-1',
      value: known,
      is_contact: true,
    })
    .execute()
  const { who, eMailAddress } = newcomer()
  await link(who, await proofFor(code))
  const asked = { value: 'stranger@post.example', contracts: [], contact: true }
  await portal.call('addEmailAddress', { ...who, body: asked })
  await portal.deliver()
  expect(portal.mails(eMailAddress)[0]?.subject).toBe('Ihr Nordtal Konto ist mit Verträgen verknüpft')
  expect(portal.mails(known)[0]?.text).toContain('Guten Tag Rosa Quint')
  expect(portal.mails(known)[0]?.text).not.toContain(eMailAddress)

  const undoToken = undoTokenTo(known)
  expect(await describeLink(undoToken)).toEqual({ state: 'open' })
  expect(await undo(undoToken)).toEqual({ result: 'done' })
  expect(await undo(undoTokenTo(eMailAddress))).toEqual({ result: 'already-done' })
  expect(await profileOf(who)).toMatchObject({ code: 'unknown-customer' })
  const pending = portal.db.selectFrom('pending_email_address').select('withdrawn_at')
  expect(await pending.where('customer_id', '=', customerId).execute()).toEqual([
    { withdrawn_at: expect.anything() },
  ])
  // The code is known to somebody else: it stays used, and a letter brings another one.
  await portal.deliver()
  expect(portal.mails('druck@nordtal-energie.example')).toHaveLength(1)
  expect(portal.mails(eMailAddress)[0]?.subject).toBe('Die Verknüpfung mit Verträgen ist aufgehoben')
})

const ownedBy = async (customerId: string) => {
  const tables = [
    'business_system',
    'contract',
    'email_address',
    'phone_number',
    'address',
    'payment_method',
  ] as const
  const rows = tables.map((table) =>
    portal.db.selectFrom(table).selectAll().where('customer_id', '=', customerId).execute(),
  )
  return JSON.stringify(await Promise.all(rows))
}

test('an undo takes all linked contracts from an older account, which keeps its own', async () => {
  const { code, customerId } = await invite(portal.db, { businessSystem: flinkstrom })
  const { customerId: ben, email } = personCalled('Ben')
  const [invitedBefore, benBefore] = [await ownedBy(customerId), await ownedBy(ben)]
  await link({ as: 'Ben' }, await proofFor(code), true)
  expect(await ownedBy(ben)).not.toBe(benBefore)
  const benForBrand = customerOf(portal, 'Ben', '200')
  await benForBrand.change('addEmailAddress', {
    body: { value: 'ben.neu@post.example', contracts: [], contact: true },
  })
  await portal.deliver()
  expect(await undo(undoTokenTo(email))).toEqual({ result: 'done' })
  expect(await ownedBy(ben)).toBe(benBefore)
  expect(await ownedBy(customerId)).toBe(invitedBefore)
  const customer = await portal.db
    .selectFrom('customer')
    .select('name')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  expect(customer?.name).toBe('Rosa Quint')
  const address = { token: benForBrand.tokenTo('ben.neu@post.example') }
  expect((await portal.call('confirmAddress', { body: address })).json()).toEqual({ result: 'expired' })
  const contracts = await portal.call('getCustomerProfile', {
    token: await portal.provider.tokenFor(subjectOfPerson('Ben')),
  })
  expect(contracts.statusCode).toBe(200)
})

test('the undo link expires after 72 hours', async () => {
  const { code } = await invite(portal.db)
  const { who, eMailAddress } = newcomer()
  await link(who, await proofFor(code))
  await portal.deliver()
  await portal.db.updateTable('account_link_token').set({ expires_at: '2026-01-01T00:00:00Z' }).execute()
  expect(await undo(undoTokenTo(eMailAddress))).toEqual({ result: 'expired' })
  expect(await profileOf(who)).toMatchObject({ status: 'active' })
})
