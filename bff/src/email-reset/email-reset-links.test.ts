import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { emailChangesOf } from '../../test/email-changes.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'
import { newToken } from '../secret-token.ts'

/** Calls of the provider in order. */
let asked: string[] = []
/** Calls that fail once. */
const failing = new Set<string>()

const respondTo = (name: string) => async () => {
  asked.push(name)
  if (failing.delete(name)) throw new Error('The provider does not answer')
}

const portal = await sharedTestPortal({
  identityProvider: {
    changeEmailAddress: respondTo('address'),
    lockOut: respondTo('lockout'),
    sendPasswordReset: respondTo('link to a new password'),
  },
})
const changes = emailChangesOf(portal)

const subjectsTo = async (eMailAddress: string) => {
  await portal.deliver()
  return portal.mails(eMailAddress).map(({ subject }) => subject)
}

/** Moves the time of all mails back. */
const ageLinks = (time: string) =>
  portal.db
    .updateTable('email_change_token')
    .set({ expires_at: sql`expires_at - ${time}::interval` })
    .execute()

/** Changes the address. @returns the secret of the link that undoes it */
async function changeAddress(as: string, to: string): Promise<string> {
  const from = await changes.signInAddressOf(as)
  const response = await changes.confirm(await changes.requestLink(as, to))
  expect(response.json()).toEqual({ result: 'done', eMailAddress: to })
  await portal.deliver()
  return changes.tokenTo(from)
}

test('the link changes the sign-in address once and notifies both mailboxes', async () => {
  const token = await changes.requestLink('Anna', 'anna.neu@post.example')
  const done = { result: 'done', eMailAddress: 'anna.neu@post.example' }
  const responses = await Promise.all([1, 2, 3].map(() => changes.confirm(token)))
  const again = { ...done, result: 'already-done' }
  const results = responses
    .map((response) => response.json())
    .toSorted((a, b) => b.result.localeCompare(a.result))
  expect(results).toEqual([done, again, again])
  expect(await changes.signInAddressOf('Anna')).toBe('anna.neu@post.example')
  const account = (await portal.call('getUserProfile', { as: 'Anna' })).json()
  expect(Date.now() - Date.parse(account.eMailAddressChangedAt)).toBeLessThan(60_000)

  expect(await subjectsTo('anna.becker@post.example')).toEqual([
    'Ihre Anmelde-Adresse wurde geändert',
    'Bitte stimmen Sie der neuen Anmelde-Adresse zu',
  ])
  expect(await subjectsTo('anna.neu@post.example')).toEqual([
    'Ihre neue Anmelde-Adresse gilt',
    'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  ])
  expect((await changes.confirm(token)).json()).toEqual(again)
})

test('the owner of the old address can undo the change once', async () => {
  const undoToken = await changeAddress('Anna', 'anna.neu@post.example')
  const done = { result: 'done', eMailAddress: 'anna.becker@post.example' }
  expect((await changes.undo(undoToken)).json()).toMatchObject(done)
  expect(await changes.signInAddressOf('Anna')).toBe('anna.becker@post.example')
  expect((await changes.undo(undoToken)).json()).toEqual({ ...done, result: 'already-done' })

  const confirmToken =
    portal
      .mails('anna.neu@post.example')
      .at(-1)
      ?.text.match(/token=([\w-]+)/)?.[1] ?? ''
  expect((await changes.confirm(confirmToken)).json()).toEqual({ result: 'expired' })
  const described = await portal.call('describeMailLink', { body: { token: confirmToken } })
  expect(described.json()).toEqual({ state: 'expired', address: 'a•••@post.example' })
  expect((await subjectsTo('anna.becker@post.example'))[0]).toBe('Ihre bisherige Anmelde-Adresse gilt wieder')
  expect((await subjectsTo('anna.neu@post.example'))[0]).toBe('Diese Anmelde-Adresse gilt nicht mehr')
})

test.each(['lockout', 'address', 'link to a new password'])(
  'the link to a new password still works after an undo whose step „%s“ failed at first',
  async (name) => {
    const undoToken = await changeAddress('Ben', 'ben.neu@post.example')
    asked = []
    failing.add(name)
    await changes.undo(undoToken)
    for (let round = 0; round < 3; round++) {
      await portal.deliver()
      await portal.db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00Z' }).execute()
    }
    expect(failing).toEqual(new Set())
    expect(asked.at(-1)).toBe('link to a new password')
    expect(asked.lastIndexOf('lockout')).toBeLessThan(asked.indexOf('link to a new password'))
    expect(asked.lastIndexOf('address')).toBeLessThan(asked.lastIndexOf('lockout'))
  },
)

test('a pending change is shown, and its link ends when it is withdrawn', async () => {
  const pending = async () =>
    (await portal.call('getUserProfile', { as: 'David' })).json().pendingEMailAddress
  const token = await changes.requestLink('David', 'david.neu@post.example')
  expect(await pending()).toBe('david.neu@post.example')
  expect((await portal.call('withdrawEmailReset', { as: 'David' })).statusCode).toBe(200)
  expect(await pending()).toBeNull()
  expect((await changes.confirm(token)).json()).toEqual({ result: 'unknown' })
})

test('an undo also reverts later and pending changes', async () => {
  const undoFirst = await changeAddress('Ben', 'fremd1@post.example')
  const undoSecond = await changeAddress('Ben', 'fremd2@post.example')
  const third = await changes.requestLink('Ben', 'fremd3@post.example')
  expect((await changes.undo(undoFirst)).json()).toMatchObject({ result: 'done' })
  expect((await changes.undo(undoSecond)).json()).toEqual({ result: 'expired' })
  expect((await changes.confirm(third)).json()).toEqual({ result: 'unknown' })
  expect(await changes.signInAddressOf('Ben')).toBe('ben.carstens@post.example')
})

/** Restores the older tokens, as if the sending of the mail had no known result. */
async function sendAgain(kind: 'email-confirmation' | 'email-changed', payload: object) {
  const { customerId: customer_id } = personCalled('Hugo')
  await portal.db
    .insertInto('outbox')
    .values({ customer_id, kind, payload: JSON.stringify(payload) })
    .execute()
  await portal.deliver()
}

test('after a resent mail only the newest link confirms, and each one undoes', async () => {
  const first = await changes.requestLink('Hugo', 'hugo.neu@post.example')
  const { email_change_id: emailChangeId } = await portal.db
    .selectFrom('email_change')
    .select('email_change_id')
    .where('new_email', '=', 'hugo.neu@post.example')
    .executeTakeFirstOrThrow()
  await sendAgain('email-confirmation', { emailChangeId })
  expect((await changes.confirm(first)).json()).toEqual({ result: 'unknown' })
  const second = changes.tokenTo('hugo.neu@post.example')
  expect((await changes.confirm(second)).json()).toMatchObject({ result: 'done' })

  await portal.deliver()
  const firstUndo = changes.tokenTo('hugo.ilg@post.example')
  await sendAgain('email-changed', { emailChangeId, recipient: 'old' })
  const secondUndo = changes.tokenTo('hugo.ilg@post.example')
  expect(secondUndo).not.toBe(firstUndo)
  expect((await changes.undo(firstUndo)).json()).toMatchObject({ result: 'done' })
  expect((await changes.undo(secondUndo)).json()).toMatchObject({ result: 'already-done' })
})

test('a newer request replaces an unconfirmed one', async () => {
  const first = await changes.requestLink('Clara', 'clara.eins@post.example')
  const second = await changes.requestLink('Clara', 'clara.zwei@post.example')
  expect((await changes.confirm(first)).json()).toEqual({ result: 'unknown' })
  expect((await changes.confirm(second)).json()).toMatchObject({ result: 'done' })
})

test('the confirmation link expires after 24 hours, the undo link after 72', async () => {
  const late = await changes.requestLink('David', 'david.spaet@post.example')
  await ageLinks('24 hours')
  expect((await changes.confirm(late)).json()).toEqual({ result: 'expired' })
  expect(await changes.signInAddressOf('David')).toBe('david.ebert@post.example')

  const undoToken = await changeAddress('David', 'david.neu@post.example')
  await ageLinks('72 hours')
  expect((await changes.undo(undoToken)).json()).toEqual({ result: 'expired' })
  expect(await changes.signInAddressOf('David')).toBe('david.neu@post.example')
})

test('of two customers who want one address, even in parallel, the first gets it', async () => {
  const ofGina = await changes.requestLink('Gina', 'beide@post.example')
  const ofHugo = await changes.requestLink('Hugo', 'Beide@post.example')
  const responses = await Promise.all([changes.confirm(ofGina), changes.confirm(ofHugo)])
  expect(responses.map((response) => response.json().result).toSorted()).toEqual(['done', 'in-use'])
  const addresses = [await changes.signInAddressOf('Gina'), await changes.signInAddressOf('Hugo')]
  expect(addresses.filter((address) => /^beide@/i.test(address))).toHaveLength(1)
})

test('an old address that another account uses now is not restored', async () => {
  const undoToken = await changeAddress('Eva', 'eva.neu@post.example')
  // As in an account from before an earlier address was reserved.
  await portal.db
    .updateTable('account')
    .set({ email: 'eva.fuchs@post.example' })
    .where('subject', '=', subjectOfPerson('Jo'))
    .execute()
  expect((await changes.undo(undoToken)).json()).toEqual({ result: 'in-use' })
  expect(await changes.signInAddressOf('Eva')).toBe('eva.neu@post.example')
})

test('a link of a deleted account changes nothing', async () => {
  const token = await changes.requestLink('Kim', 'kim.neu@post.example')
  await portal.call('deleteAccount', { as: 'Kim' })
  expect((await changes.confirm(token)).json()).toEqual({ result: 'expired' })
})

test('an address may send 20 unknown secrets in ten minutes, and a valid one always works', async () => {
  const good = await changes.requestLink('Ida', 'ida.neu@post.example')
  const guess = (from: string) => changes.confirm(newToken(), from)
  const guesses = await Promise.all(Array.from({ length: 23 }, () => guess('192.0.2.9')))
  expect(guesses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3)
  expect((await guess('192.0.2.10')).json()).toEqual({ result: 'unknown' })
  expect((await changes.undo(newToken(), '192.0.2.9')).statusCode).toBe(429)
  expect((await changes.confirm(good, '192.0.2.9')).json()).toMatchObject({ result: 'done' })
  await ageAttempts(portal.db, '10 minutes')
  expect((await guess('192.0.2.9')).json()).toEqual({ result: 'unknown' })
})
