import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { NEW, PRESENT, startAgreements } from '../../test/address-agreements.ts'
import { eventually } from '../../test/eventually.ts'
import { personCalled } from '../../test/test-provider.ts'
import { trailOf } from '../../test/trail.ts'
import { confirmEmailReset } from './email-reset-links.rules.ts'

const agreements = await startAgreements()
const { portal, taken, changes, answer, answerBeside, describeLink, report, requestChange } = agreements
const { signInAddress, profile, subjectsTo, passHours } = agreements

const waiting = { result: 'waiting', eMailAddress: NEW }

test.each([
  ['the new mailbox, then the present one', 'new', 'present'],
  ['the present mailbox, then the new one', 'present', 'new'],
] as const)('%s: the change takes effect with the second link, once', async (_order, first, second) => {
  const links = await requestChange()
  expect(await describeLink(links[first])).toEqual({ state: 'open', address: 'a•••@post.example' })
  const { effectiveFrom } = (await profile()).pendingEMailChange
  const missing = second === 'present' ? { missing: second, effectiveFrom } : { missing: second }
  for (const _again of [1, 2]) expect(await answer(links[first])).toEqual({ ...waiting, ...missing })
  expect(await describeLink(links[first])).toEqual({
    state: 'waiting',
    address: 'a•••@post.example',
    ...missing,
  })
  expect(await signInAddress()).toBe(PRESENT)
  expect(await profile()).toMatchObject({
    pendingEMailAddress: NEW,
    pendingEMailChange: { isConfirmed: first === 'new', isAgreed: first === 'present', effectiveFrom },
  })

  expect(await answerBeside(links[second])).toEqual({ result: 'done', eMailAddress: NEW })
  expect(await signInAddress()).toBe(NEW)
  expect(await profile()).toMatchObject({ pendingEMailAddress: null })
  for (const link of [links.new, links.present]) {
    expect(await answer(link)).toEqual({ result: 'already-done', eMailAddress: NEW })
    expect(await describeLink(link)).toMatchObject({ state: 'done' })
  }
  await passHours(72)
  expect(taken()).toEqual([NEW])
  const trail = await trailOf(portal.db, { customerId: personCalled('Anna').customerId })
  // The seed has an earlier change, without a detail.
  const events = trail.flatMap(({ event, detail }) =>
    event.startsWith('email-reset.') && detail ? event.replace('email-reset.', '') : [],
  )
  expect(events.toSorted()).toEqual(['agreed', 'confirmed', 'mailbox-confirmed'])
})

test('the new mailbox alone is enough 72 hours after the mail to the present one', async () => {
  const links = await requestChange()
  const { effectiveFrom } = (await profile()).pendingEMailChange
  const hours = (Date.parse(effectiveFrom) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(71.9)
  expect(hours).toBeLessThanOrEqual(72)
  await answer(links.new)
  await passHours(71)
  expect(await signInAddress()).toBe(PRESENT)
  expect(await profile()).toMatchObject({ pendingEMailAddress: NEW })
  await passHours(1)
  expect(await signInAddress()).toBe(NEW)
  expect(taken()).toEqual([NEW])
  expect(subjectsTo(NEW)[0]).toBe('Ihre neue Anmelde-Adresse gilt')
  expect(subjectsTo(PRESENT)[0]).toBe('Ihre Anmelde-Adresse wurde geändert')
  expect((await changes.undo(changes.tokenTo(PRESENT))).json()).toMatchObject({ result: 'done' })
})

test('two deliveries at the end of the 72 hours change the address once', async () => {
  await answer((await requestChange()).new)
  const { customerId } = personCalled('Anna')
  const message = await portal.db
    .selectFrom('outbox')
    .select(['kind', 'payload'])
    .where('kind', '=', 'email-change-due')
    .executeTakeFirstOrThrow()
  const again = { customer_id: customerId, kind: message.kind, payload: JSON.stringify(message.payload) }
  await portal.db.insertInto('outbox').values([again, again]).execute()
  await sql`update outbox set due_at = now() + interval '1 hour' where delivered_at is null`.execute(
    portal.db,
  )
  await Promise.all([passHours(72), portal.deliver(), portal.deliver()])
  expect(taken()).toEqual([NEW])
  expect(subjectsTo(NEW).filter((subject) => subject === 'Ihre neue Anmelde-Adresse gilt')).toHaveLength(1)
})

test('the agreement alone changes nothing, and ends with the link of the new mailbox', async () => {
  const links = await requestChange()
  await answer(links.present)
  await passHours(24)
  for (const link of [links.new, links.present]) {
    expect(await answer(link)).toEqual({ result: 'expired' })
    expect(await describeLink(link)).toMatchObject({ state: 'expired' })
  }
  await passHours(48)
  expect(await signInAddress()).toBe(PRESENT)
  expect(await profile()).toMatchObject({ pendingEMailAddress: null })
})

test('a report from the mail to the present mailbox withdraws the change and secures the account', async () => {
  const links = await requestChange()
  await answer(links.new)
  expect(await report()).toMatchObject({ result: 'done', eMailAddress: PRESENT })
  await passHours(72)
  expect(await signInAddress()).toBe(PRESENT)
  expect(taken()).toEqual([])
  for (const link of [links.new, links.present]) expect(await answer(link)).toEqual({ result: 'unknown' })
  expect(subjectsTo(PRESENT)[0]).toMatch(/^Ihr Nordtal Konto ist gesichert/)
})

const waitsForLock = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db)
  return rows.length > 0 || undefined
}

test('parallel answers of both mailboxes at two BFFs take effect once', async () => {
  const links = await requestChange()
  const caller = { token: links.new, address: '192.0.2.1', requestId: 'parallel' }
  const [first, second] = await portal.db
    .transaction()
    .execute(async (trx) => {
      const confirmed = await confirmEmailReset(trx, caller)
      const agreed = answerBeside(links.present)
      // Otherwise each answer would find the other one missing.
      await eventually(waitsForLock)
      return [confirmed, agreed] as const
    })
    .then((answers) => Promise.all(answers))
  expect(first).toMatchObject(waiting)
  expect(second).toEqual({ result: 'done', eMailAddress: NEW })

  const more = [links.new, links.present].flatMap((link) => [answer(link), answerBeside(link)])
  for (const { result } of await Promise.all(more)) expect(result).toBe('already-done')
  await portal.deliver()
  expect(taken()).toEqual([NEW])
})

test('a newer request replaces the earlier one with both its links and its 72 hours', async () => {
  const earlier = await requestChange()
  await answer(earlier.new)
  await passHours(71)
  const links = await requestChange('anna.anders@post.example')
  for (const link of [earlier.new, earlier.present]) {
    expect(await answer(link)).toEqual({ result: 'unknown' })
  }
  expect(await answer(links.new)).toMatchObject({ result: 'waiting', missing: 'present' })
  await passHours(71)
  expect(await signInAddress()).toBe(PRESENT)
  await passHours(1)
  expect(await signInAddress()).toBe('anna.anders@post.example')
})
