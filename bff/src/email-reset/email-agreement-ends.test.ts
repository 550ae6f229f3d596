import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { NEW, PRESENT, startAgreements } from '../../test/address-agreements.ts'
import { createTestMailer, deliveryParts } from '../../test/test-mailbox.ts'
import { createLogger } from '../logger.ts'
import { deliverDue } from '../outbox/deliver-due.ts'

const agreements = await startAgreements()
const { portal, taken, changes, answer, requestChange, signInAddress } = agreements
const { profile, subjectsTo, passHours } = agreements

test('the 72 hours begin when the mail to the present mailbox is sent, however late', async () => {
  await changes.request('Anna', NEW)
  const mailer = createTestMailer(9)
  await deliverDue({ ...deliveryParts(portal.db, mailer), logger: createLogger('silent') })
  mailer.close()
  const newMailboxFirst = sql`due_at = now() + case kind when 'email-agreement' then interval '80 hours' else interval '0' end`
  await sql`update outbox set ${newMailboxFirst} where delivered_at is null`.execute(portal.db)
  await portal.deliver()
  expect(await answer(changes.tokenTo(NEW))).toEqual({
    result: 'waiting',
    eMailAddress: NEW,
    missing: 'present',
  })
  expect((await profile()).pendingEMailChange).toEqual({
    isConfirmed: true,
    isAgreed: false,
    effectiveFrom: null,
  })
  await passHours(79)
  expect(await signInAddress()).toBe(PRESENT)
  await passHours(1)
  expect(subjectsTo(PRESENT)).toEqual(['Bitte stimmen Sie der neuen Anmelde-Adresse zu'])
  await passHours(71)
  expect(await signInAddress()).toBe(PRESENT)
  await passHours(1)
  expect(await signInAddress()).toBe(NEW)
})

test('links are valid as long as the mails say, however late these were sent', async () => {
  await changes.request('Anna', NEW)
  await sql`update outbox set due_at = now() + interval '30 hours' where delivered_at is null`.execute(
    portal.db,
  )
  await passHours(30)
  expect(await answer(changes.tokenTo(NEW))).toMatchObject({ result: 'waiting', missing: 'present' })
  expect(await answer(changes.agreementTokenTo(PRESENT))).toEqual({ result: 'done', eMailAddress: NEW })
})

test('a request for the same address sends both mails again, and keeps the answer and the time', async () => {
  const links = await requestChange()
  await answer(links.new)
  const before = (await profile()).pendingEMailChange
  await passHours(70)
  await requestChange(NEW.toUpperCase().replace('POST.EXAMPLE', 'post.example'))
  expect(subjectsTo(PRESENT)).toHaveLength(2)
  expect(subjectsTo(NEW)).toHaveLength(2)
  const after = (await profile()).pendingEMailChange
  expect(after.isConfirmed).toBe(true)
  const hours = (Date.parse(before.effectiveFrom) - Date.parse(after.effectiveFrom)) / 3_600_000
  expect(hours).toBeCloseTo(70, 2)
  expect(await answer(links.present)).toEqual({ result: 'done', eMailAddress: NEW })
})

test('an address that another account has taken meanwhile is refused by page and by mail', async () => {
  const links = await requestChange()
  await answer(links.new)
  await changes.confirm(await changes.requestLink('Jo', NEW))
  expect(await answer(links.present)).toEqual({ result: 'in-use' })
  await passHours(72)
  expect(await signInAddress()).toBe(PRESENT)
  expect(subjectsTo(PRESENT)[0]).toBe('Ihre Anmelde-Adresse ist gleich geblieben')
  expect(await answer(links.new)).toEqual({ result: 'expired' })
  expect(await profile()).toMatchObject({ pendingEMailAddress: null })
})

test('a change ends when the present address becomes another', async () => {
  await changes.confirm(await changes.requestLink('Anna', 'anna.eins@post.example'))
  await portal.deliver()
  const undo = changes.tokenTo(PRESENT)
  const links = await requestChange()
  await answer(links.new)
  expect((await changes.undo(undo)).json()).toMatchObject({ result: 'done' })
  expect(await answer(links.present)).toEqual({ result: 'unknown' })
  await passHours(72)
  expect(await signInAddress()).toBe(PRESENT)
})

test('a deleted account changes nothing any more', async () => {
  const links = await requestChange()
  await answer(links.new)
  await portal.call('deleteAccount', { as: 'Anna' })
  expect(await answer(links.present)).toEqual({ result: 'expired' })
  await passHours(72)
  expect(taken()).toEqual([])
  expect(await answer(links.present)).toEqual({ result: 'unknown' })
})
