import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { sql } from 'kysely'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { emailChangesOf } from '../../test/email-changes.ts'
import { passMinutes } from '../../test/pass-time.ts'
import { secondBff } from '../../test/second-bff.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'

/** What the provider was asked to do, in order. */
let asked: string[] = []
const record = (name: string) => async (who: string, address?: string) => {
  asked.push(`${name} ${address ?? who}`)
}

const portal = await sharedTestPortal({
  identityProvider: {
    changeEmailAddress: record('address'),
    lockOut: record('lockout'),
    sendPasswordReset: record('new password for'),
    deleteUser: record('delete'),
  },
})
const changes = emailChangesOf(portal)

const ASKED = 'Bitte stimmen Sie der neuen Anmelde-Adresse zu'
const OWNER = 'ben.carstens@post.example'
const INTRUDER = 'fremd@post.example'
const { customerId } = personCalled('Ben')

/** A session that no report has ended. */
const session = () => ({ as: 'Ben', signIn: { issuedAt: Math.floor(Date.now() / 1000) + 2 } })

/** A session and a mailbox of one's own are enough for that, with the password. */
async function requestMoveTo(eMailAddress: string) {
  const asked = await portal.call('requestEmailReset', { ...session(), body: { eMailAddress } })
  expect(asked.statusCode).toBe(202)
  await ageAttempts(portal.db, '1 minute')
  await portal.deliver()
  const confirmed = await changes.confirm(changes.tokenTo(eMailAddress))
  expect(confirmed.json()).toMatchObject({ result: 'waiting', missing: 'present' })
}

/** The owner does not read the mail to their mailbox for 72 hours; the intruder agrees at once in their own. */
async function moveTo(eMailAddress: string) {
  const present = await changes.signInAddressOf('Ben')
  await requestMoveTo(eMailAddress)
  if (present === OWNER) await passHours(72)
  else await changes.confirm(changes.agreementTokenTo(present))
  await portal.deliver()
  expect(await changes.signInAddressOf('Ben')).toBe(eMailAddress)
}

const subjectsTo = (address: string) => portal.mails(address).map(({ subject }) => subject)
const { reportTokenTo: reportLinkTo, undoTokenTo: undoLinkTo } = changes

/** Every report goes to the other BFF. */
const beside = secondBff(portal)
closeAfterwards(beside)
const report = async (token: string) =>
  (await beside.inject({ method: 'POST', url: calls.secureAccount.path, payload: { token } })).json()

const undo = async (token: string) => (await changes.undo(token)).json()
const stateOf = async (token: string) =>
  (await portal.call('describeMailLink', { body: { token } })).json().state

let version = 0
beforeEach(() => {
  version = 0
})

async function changeBirthDate() {
  version += 1
  const response = await portal.call('changeBirthDate', {
    ...session(),
    headers: { 'if-match': `"${version}"` },
    body: { birthdate: `1980-03-0${version}` },
  })
  expect(response.statusCode).toBe(200)
  await portal.deliver()
  // The next notice of the same kind would wait for ten minutes.
  await portal.db.updateTable('outbox').set({ delivered_at: sql`delivered_at - interval '1 hour'` }).execute()
}

const remove = () => portal.call('deleteAccount', session())
const deletion = async () => (await portal.call('getDeletionStatus', session())).json()

const passHours = (hours: number) => passMinutes(portal.db, 60 * hours)

test('a session and a mailbox of their own do not move the address, and the owner stops the intruder', async () => {
  await requestMoveTo(INTRUDER)
  const [toOwner] = portal.mails(OWNER)
  expect(toOwner?.subject).toBe(ASKED)
  expect(toOwner?.text).toContain('neue E-Mail-Adresse zur Anmeldung angegeben: fremd@post.example.')
  expect(toOwner?.text).toContain('Mit „Das war ich nicht“ ziehen Sie die Änderung zurück')
  await passHours(71)
  await portal.deliver()
  asked = []
  const ofIntruder = changes.tokenTo(INTRUDER)
  expect(await report(reportLinkTo(OWNER))).toMatchObject({ result: 'done', eMailAddress: OWNER })
  await passHours(2)
  await portal.deliver()
  expect(asked).toEqual([`lockout ${subjectOfPerson('Ben')}`, `new password for ${OWNER}`])
  expect(await changes.signInAddressOf('Ben')).toBe(OWNER)
  expect((await changes.confirm(ofIntruder)).json()).toEqual({ result: 'unknown' })
  expect(subjectsTo(OWNER)[0]).toMatch(/^Ihr Nordtal Konto ist gesichert/)
})

test("an intruder's report leaves the owner's way back, and its words are true", async () => {
  await changeBirthDate()
  const ofOwner = reportLinkTo(OWNER)
  await moveTo(INTRUDER)
  await changeBirthDate()
  expect(await report(reportLinkTo(INTRUDER))).toMatchObject({ result: 'done', eMailAddress: INTRUDER })
  await portal.deliver()
  expect(asked).toContain(`new password for ${INTRUDER}`)
  const [toOwner] = portal.mails(OWNER)
  expect(toOwner?.text).toContain('Den Link zu einem neuen Passwort schicken wir an f•••@post.example')

  expect(await stateOf(ofOwner)).toBe('open')
  asked = []
  expect(await report(ofOwner)).toMatchObject({ result: 'done', eMailAddress: OWNER })
  expect(await changes.signInAddressOf('Ben')).toBe(OWNER)
  await portal.deliver()
  expect(asked.at(-1)).toBe(`new password for ${OWNER}`)
  expect(await report(ofOwner)).toMatchObject({ result: 'already-done' })
  expect(await report(reportLinkTo(INTRUDER))).toEqual({ result: 'expired' })
})

test('a used link takes the account back again if the mailbox has lost it again', async () => {
  await changeBirthDate()
  const link = reportLinkTo(OWNER)
  for (const address of [INTRUDER, 'noch.einer@post.example']) {
    await moveTo(address)
    expect(await report(link)).toMatchObject({ result: 'done', eMailAddress: OWNER })
    expect(await changes.signInAddressOf('Ben')).toBe(OWNER)
    await portal.deliver()
    await setNewPassword()
  }
})

const setNewPassword = () =>
  portal.db.updateTable('account').set({ frozen_at: null }).where('customer_id', '=', customerId).execute()

test('each earlier mailbox is told of later changes, with a link of its own', async () => {
  await moveTo(INTRUDER)
  portal.forgetMails()
  await moveTo('noch.einer@post.example')
  expect(subjectsTo(OWNER)).toEqual(['Ihre Anmelde-Adresse wurde geändert'])
  expect(subjectsTo(INTRUDER)).toEqual(['Ihre Anmelde-Adresse wurde geändert', ASKED])
  expect(await undo(undoLinkTo(INTRUDER))).toMatchObject({ result: 'done', eMailAddress: INTRUDER })
  await setNewPassword()
  expect(await undo(undoLinkTo(OWNER))).toMatchObject({ result: 'done', eMailAddress: OWNER })
  expect(await undo(undoLinkTo(INTRUDER))).toEqual({ result: 'expired' })
  expect(await stateOf(undoLinkTo(INTRUDER))).toBe('expired')
})

test('notices about the account go to the earlier mailbox as well, with a link that takes it back', async () => {
  await moveTo(INTRUDER)
  portal.forgetMails()
  await changeBirthDate()
  await portal.call('changePhonePin', {
    ...session(),
    headers: { tenant: '100', 'if-match': '"1"' },
    body: { pin: '27418' },
  })
  await portal.deliver()
  for (const address of [OWNER, INTRUDER]) {
    expect(subjectsTo(address)).toEqual([
      'Ihre Telefon-PIN wurde geändert',
      'Ihr Geburtsdatum wurde geändert',
    ])
  }
  expect(await report(reportLinkTo(OWNER))).toMatchObject({ result: 'done', eMailAddress: OWNER })
})

test('a younger mailbox does not undo a return to an older one', async () => {
  await moveTo(INTRUDER)
  portal.forgetMails()
  await moveTo(OWNER)
  expect(subjectsTo(INTRUDER)).toEqual(['Diese Anmelde-Adresse gilt nicht mehr', ASKED])
  expect(() => undoLinkTo(INTRUDER)).toThrow('No mail with a link')
})

test('a deletion waits while a change can be undone, both mailboxes are told, and either link stops it', async () => {
  expect(await deletion()).not.toHaveProperty('waitsUntil')
  await moveTo(INTRUDER)
  portal.forgetMails()
  asked = []
  const { waitsUntil } = await deletion()
  const hours = (Date.parse(waitsUntil) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)

  expect((await remove()).json()).toMatchObject({ status: 'pending', waitsUntil })
  await portal.deliver()
  for (const address of [OWNER, INTRUDER]) {
    const [mail, ...others] = portal.mails(address)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Ihr Nordtal Konto wird gelöscht')
    expect(mail?.text).toContain(
      'So lange warten wir, weil die E-Mail-Adresse zur Anmeldung vor Kurzem geändert wurde.',
    )
  }
  await passHours(71)
  await portal.deliver()
  expect(asked).toEqual([])

  expect(await report(reportLinkTo(OWNER))).toMatchObject({ result: 'done', eMailAddress: OWNER })
  await passHours(2)
  await portal.deliver()
  expect(asked).not.toContainEqual(expect.stringContaining('delete'))
  expect(await deletion()).toMatchObject({ status: 'none', requestedAt: null })
  const mail = portal
    .mails(OWNER)
    .find(({ subject }) => subject.startsWith('Ihr Nordtal Konto ist gesichert'))
  expect(mail?.text).toContain('Die Löschung Ihres Kontos haben wir gestoppt.')
})

test('a deletion that nobody stops happens when the last change can no longer be undone', async () => {
  await moveTo(INTRUDER)
  const ofOwner = undoLinkTo(OWNER)
  await passHours(40)
  await moveTo('noch.einer@post.example')
  await remove()
  asked = []
  await passHours(40)
  await portal.deliver()
  expect(asked).toEqual([])
  expect(await undo(ofOwner)).toEqual({ result: 'expired' })
  await passHours(33)
  await portal.deliver()
  expect(asked).toEqual([`delete ${subjectOfPerson('Ben')}`])
  expect(await deletion()).toMatchObject({ status: 'deleted' })
})

test('an earlier address stays reserved for its owner, who may take it again', async () => {
  await moveTo(INTRUDER)
  const asOther = () => portal.call('requestEmailReset', { as: 'Jo', body: { eMailAddress: OWNER } })
  expect((await asOther()).json()).toMatchObject({ code: 'email-address-in-use' })
  await ageAttempts(portal.db, '1 minute')
  await moveTo(OWNER)
  await moveTo(INTRUDER)
  await passHours(73)
  expect((await asOther()).statusCode).toBe(202)
})
