import { expect, test } from '@jest/globals'
import { EMAIL_ADDRESS_IN_USE } from '@portal/contracts'
import { emailChangesOf } from '../../test/email-changes.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { EMAIL_CHANGE_URL } from '../../test/test-mailbox.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()
const changes = emailChangesOf(portal)

test('both mailboxes get a link, and nothing changes before they are opened', async () => {
  const response = await changes.request('Anna', ' Anna.Neu@post.example ')
  expect(response.statusCode).toBe(202)
  expect(response.json()).toEqual({ resendAfter: 60 })
  await portal.deliver()
  const [mail] = portal.mails('anna.neu@post.example')
  expect(mail?.subject).toBe('Bitte bestätigen Sie Ihre neue E-Mail-Adresse')
  expect(mail?.text).toContain(`${EMAIL_CHANGE_URL}?token=`)
  // The address may be mistyped.
  for (const personal of ['Becker', 'anna.becker']) expect(mail?.text).not.toContain(personal)
  const [toPresent, ...others] = portal.mails('anna.becker@post.example')
  expect(others).toEqual([])
  expect(toPresent?.subject).toBe('Bitte stimmen Sie der neuen Anmelde-Adresse zu')
  expect(toPresent?.text).toContain('zur Anmeldung angegeben: Anna.Neu@post.example.')
  for (const link of ['agree', 'not-me'])
    expect(toPresent?.text).toContain(`${EMAIL_CHANGE_URL}/${link}?token=`)
  expect(await changes.signInAddressOf('Anna')).toBe('anna.becker@post.example')
})

test.each([
  ['the present one', 'BEN.Carstens@post.example'],
  ["another customer's", 'Clara.Deniz@POST.example'],
])('%s is in use, with the message of the form', async (_whose, eMailAddress) => {
  const response = await changes.request('Ben', eMailAddress)
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    code: 'email-address-in-use',
    errors: [{ path: '/eMailAddress', message: EMAIL_ADDRESS_IN_USE }],
  })
})

test('a customer and a mailbox get one mail per minute, even for parallel requests', async () => {
  const atOnce = await Promise.all(
    [1, 2, 3, 4].map((n) => changes.request('David', `david${n}@post.example`)),
  )
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 429, 429, 429])
  const refused = atOnce.find(({ statusCode }) => statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50)

  expect((await changes.request('Eva', 'wunsch@post.example')).statusCode).toBe(202)
  expect((await changes.request('Gina', 'WUNSCH@Post.example')).statusCode).toBe(429)
})

test('a customer gets ten mails per day', async () => {
  for (let mail = 0; mail < 10; mail++) {
    await ageAttempts(portal.db, '1 minute')
    expect((await changes.request('Hugo', `hugo${mail}@post.example`)).statusCode).toBe(202)
  }
  await ageAttempts(portal.db, '1 minute')
  const refused = await changes.request('Hugo', 'hugo11@post.example')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
})

test('a list of addresses does not reveal which ones belong to customers', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 24 }, () => changes.request('Ida', 'anna.becker@post.example')),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(20)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(4)
})

test('no address and no secret is in the log or the trail', async () => {
  const token = await changes.requestLink('Jo', 'jo.neu@post.example')
  await changes.confirm(token)
  const trail = await portal.db.selectFrom('audit_event').selectAll().execute()
  expect(trail.map(({ event }) => event)).toContain('email-reset.confirmed')
  const written = JSON.stringify([trail, portal.logLines])
  for (const secret of [token, 'jo.neu', 'katzenellenbogen@']) expect(written).not.toContain(secret)
})
