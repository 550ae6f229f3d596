import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { sharedTestPortal } from '../../../test/test-portal.ts'
import { enqueue } from '../outbox.repository.ts'
import type { OutboxKind, OutboxPayloads } from '../outbox-messages.ts'

const portal = await sharedTestPortal()

const accountOf = (email: string) =>
  portal.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

async function send<Kind extends OutboxKind>(email: string, kind: Kind, payload: OutboxPayloads[Kind]) {
  const { customer_id: customerId } = await accountOf(email)
  await enqueue(portal.db, customerId, kind, payload)
  await portal.deliver()
}

const HOURS = 'Montag bis Freitag 8 bis 18 Uhr, Samstag 8 bis 14 Uhr'

test('a new phone PIN sends a notice without the PIN, with a link to it', async () => {
  const anna = 'anna.becker@post.example'
  await send(anna, 'phone-pin-notice', { tenantId: '100', change: 'set' })
  await send(anna, 'phone-pin-notice', { tenantId: '100', change: 'changed' })
  await send(anna, 'phone-pin-notice', { tenantId: '100', change: 'reset' })
  const [reset, changed, first] = portal.mails(anna)
  expect(first).toMatchObject({ subject: 'Sie haben jetzt eine Telefon-PIN' })
  expect(changed).toMatchObject({ subject: 'Ihre Telefon-PIN wurde geändert' })
  expect(reset).toMatchObject({ subject: 'Sie haben eine neue Telefon-PIN' })
  for (const mail of [reset, changed, first]) {
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Guten Tag Anna Becker,')
      expect(form).toContain('http://localhost:3000/security')
      expect(form).toContain(HOURS)
      expect(form).not.toMatch(/\b\d{5}\b(?!\s\d)/)
    }
  }
})

test('a changed address notifies the earlier addresses and the sign-in address, each once', async () => {
  const ben = 'ben.carstens@post.example'
  await send(ben, 'change-notice', {
    what: 'email-address',
    tenantId: '100',
    recipients: ['Alt@post.example', 'neu@post.example', 'BEN.Carstens@post.example'],
    contracts: ['Nordtal Strom Natur', 'Gas-Vertrag'],
  })
  for (const address of ['alt@post.example', 'neu@post.example', ben]) {
    const mails = portal.mails(address)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.to).toHaveLength(1)
    expect(mails[0]?.text).toContain('Das betrifft: Nordtal Strom Natur, Gas-Vertrag.')
    const others = ['alt@', 'neu@', 'carstens@'].filter((start) => !address.includes(start))
    for (const other of others) expect(mails[0]?.text.toLowerCase()).not.toContain(other)
  }
})

test.each([
  ['birthdate', 'Ihr Geburtsdatum wurde geändert'],
  ['phone-number', 'Ihre Telefonnummern wurden geändert'],
  ['paperless', 'Ihre Vertragspost kommt jetzt per E-Mail'],
  ['paper', 'Ihre Vertragspost kommt wieder als Brief'],
] as const)('a change of %s notifies the sign-in address', async (what, subject) => {
  const david = 'david.ebert@post.example'
  await send(david, 'change-notice', { what, tenantId: '200', recipients: [], contracts: [] })
  const [mail] = portal.mails(david)
  expect(mail?.subject).toBe(subject)
  expect(mail?.text).toContain('Ihr Team von Flinkstrom')
  expect(mail?.text).not.toContain('Das betrifft')
})

test("notices do not fill other people's mailboxes", async () => {
  const kim = 'kim.lorenz@post.example'
  for (let change = 0; change < 25; change++) {
    // Another spelling of the same mailbox.
    await send(kim, 'change-notice', {
      what: 'email-address',
      tenantId: '100',
      contracts: [],
      recipients: [`fre.md+${change}@post.example`],
    })
  }
  const received = Array.from({ length: 25 }, (_, change) => portal.mails(`fre.md+${change}@post.example`))
  expect(received.flat()).toHaveLength(20)
})

/** Moves the time of all sent and pending messages back by this number of minutes. */
const advanceMinutes = (minutes: number) =>
  portal.db
    .updateTable('outbox')
    .set({
      due_at: sql`due_at - make_interval(mins => ${minutes})`,
      delivered_at: sql`delivered_at - make_interval(mins => ${minutes})`,
    })
    .execute()

test('of 40 changes the first sends a notice at once, the others one after ten minutes', async () => {
  const kim = 'kim.lorenz@post.example'
  for (let change = 1; change <= 40; change++) {
    const contracts = [`Vertrag ${(change % 3) + 1}`]
    await send(kim, 'change-notice', { what: 'email-address', tenantId: '100', recipients: [], contracts })
  }
  expect(portal.mails(kim).map(({ text }) => text)).toEqual([
    expect.stringContaining('Das betrifft: Vertrag 2.'),
  ])
  await advanceMinutes(9)
  await portal.deliver()
  expect(portal.mails(kim)).toHaveLength(1)

  await advanceMinutes(1)
  await portal.deliver()
  const [second, ...earlier] = portal.mails(kim)
  expect(earlier).toHaveLength(1)
  for (const contract of ['Vertrag 1', 'Vertrag 2', 'Vertrag 3']) expect(second?.text).toContain(contract)
  await advanceMinutes(10)
  await portal.deliver()
  expect(portal.mails(kim)).toHaveLength(2)
})

test('changes of different data send notices at once', async () => {
  const kim = 'kim.lorenz@post.example'
  for (const what of ['birthdate', 'phone-number', 'paper'] as const) {
    await send(kim, 'change-notice', { what, tenantId: '100', recipients: [], contracts: [] })
  }
  expect(portal.mails(kim)).toHaveLength(3)
})

test('a customer who deleted the account gets a last mail, which says that contracts continue', async () => {
  await send('ida.jung@post.example', 'account-deleted', {
    eMailAddress: 'ida@post.example',
    name: 'Ida Jung',
  })
  const [mail] = portal.mails('ida@post.example')
  expect(mail?.subject).toBe('Ihr Nordtal Konto wird gelöscht')
  expect(mail?.text).toContain('Guten Tag Ida Jung')
  expect(mail?.text).toContain('Ihre Verträge laufen unverändert weiter.')
})

test('a deleted account gets no notice, and its message is removed', async () => {
  const { customer_id: customerId } = await accountOf('kim.lorenz@post.example')
  await portal.db.updateTable('account').set({ email: '' }).where('customer_id', '=', customerId).execute()
  await enqueue(portal.db, customerId, 'phone-pin-notice', { tenantId: '100', change: 'reset' })
  await enqueue(portal.db, customerId, 'change-notice', { what: 'paper', recipients: [], contracts: [] })
  await portal.deliver()
  const open = await portal.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute()
  expect(open).toEqual([])
  expect(portal.mails('')).not.toContainEqual(expect.objectContaining({ to: [''] }))
})

test('names and addresses of recipients are not logged', () => {
  expect(portal.logLines.join('')).not.toMatch(/post\.example|Becker|Carstens/)
})
