import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { ageAttempts } from '../../test/test-database.ts'
import { inviteExpired } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()

const expired = () => inviteExpired(portal.db)

const byMail = (registrationCode: string, eMailAddress: string) =>
  portal.call('restartProcessWithEmail', { body: { registrationCode, eMailAddress } })

const stateOf = async (registrationCode: string) =>
  (await portal.call('processByRegistrationCode', { body: { registrationCode } })).json().state

const recipient = () => `r-${randomUUID()}@post.example`

async function mailsTo(address: string) {
  await portal.deliver()
  return portal.mails(address)
}

const codeIn = (text: string) => /\/code\/([A-HJ-NP-Z2-9]{26})\b/.exec(text)?.[1] ?? ''

test('an expired code sends a mail with a new code, which the zip code confirms', async () => {
  const { code } = await expired()
  const to = recipient()
  const response = await byMail(code, to)
  expect(response.statusCode).toBe(202)
  expect(response.json()).toEqual({ resendAfter: 60 })

  const [mail, ...more] = await mailsTo(to)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Ihre neue Einladung zum Nordtal Konto')
  const renewed = codeIn(mail?.text ?? '')
  expect(mail?.html).toContain(renewed)
  expect(mail?.text).not.toContain('Quint')
  expect(await stateOf(renewed)).toBe('valid')
  const confirmed = await portal.call('performZipCodeValidation', {
    body: { registrationCode: renewed, zipCode: '70173' },
  })
  expect(confirmed.json()).toMatchObject({ result: 'confirmed', attemptsLeft: 3 })
})

test('the new code is valid for 90 days and stored only as a hash', async () => {
  const { code, customerId } = await expired()
  const to = recipient()
  await byMail(code, to)
  const renewed = codeIn((await mailsTo(to))[0]?.text ?? '')
  const rows = await portal.db
    .selectFrom('registration_code')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('state', '=', 'valid')
    .orderBy('expires_at')
    .execute()
  const days = (Date.parse(rows[1]?.expires_at ?? '') - Date.now()) / 86_400_000
  expect(Math.abs(days - 90)).toBeLessThan(0.1)
  const stored = JSON.stringify([rows, await portal.db.selectFrom('outbox').selectAll().execute()])
  expect(stored).not.toContain(renewed)
  expect(portal.logLines.join()).not.toContain(renewed)
  expect(portal.logLines.join()).not.toContain(to)
})

test('the old code can request another mail to another address; both new codes are valid', async () => {
  const { code } = await expired()
  const [first, second] = [recipient(), recipient()]
  await byMail(code, first)
  await ageAttempts(portal.db, '1 minute')
  expect((await byMail(code, second)).statusCode).toBe(202)
  const codes = [...(await mailsTo(first)), ...(await mailsTo(second))].map(({ text }) => codeIn(text))
  expect(new Set(codes).size).toBe(2)
  for (const renewed of codes) expect(await stateOf(renewed)).toBe('valid')
})

test('a code whose renewed code was locked is locked, too', async () => {
  const { code } = await expired()
  const to = recipient()
  await byMail(code, to)
  const renewed = codeIn((await mailsTo(to))[0]?.text ?? '')
  for (const zipCode of ['11111', '22222', '33333']) {
    await portal.call('performZipCodeValidation', { body: { registrationCode: renewed, zipCode } })
  }
  await ageAttempts(portal.db, '1 minute')
  expect(await stateOf(code)).toBe('locked')
  expect((await byMail(code, recipient())).statusCode).toBe(404)
})

const tryZipCode = async (registrationCode: string, zipCode: string) =>
  (await portal.call('performZipCodeValidation', { body: { registrationCode, zipCode } })).json()

test('renewed codes share three attempts, also those that are ordered after a wrong one', async () => {
  const { code } = await expired()
  const [first, second] = [recipient(), recipient()]
  await byMail(code, first)
  const one = codeIn((await mailsTo(first))[0]?.text ?? '')
  expect(await tryZipCode(one, '11111')).toEqual({ result: 'wrong', attemptsLeft: 2 })
  await ageAttempts(portal.db, '1 minute')
  await byMail(code, second)
  const other = codeIn((await mailsTo(second))[0]?.text ?? '')
  expect(await tryZipCode(other, '22222')).toEqual({ result: 'wrong', attemptsLeft: 1 })
  expect(await tryZipCode(one, '33333')).toEqual({ result: 'locked', attemptsLeft: 0 })
  expect(await tryZipCode(other, '70173')).toEqual({ result: 'locked', attemptsLeft: 0 })
  expect(await stateOf(code)).toBe('locked')
})

test('a mail that was ordered before the lock is not sent after it', async () => {
  const { code } = await expired()
  const [first, second] = [recipient(), recipient()]
  await byMail(code, first)
  const renewed = codeIn((await mailsTo(first))[0]?.text ?? '')
  await ageAttempts(portal.db, '1 minute')
  await byMail(code, second)
  for (const zipCode of ['11111', '22222', '33333']) await tryZipCode(renewed, zipCode)
  expect(await mailsTo(second)).toEqual([])
})

test('a second mail within a minute is refused with the waiting time', async () => {
  const { code } = await expired()
  const to = recipient()
  const responses = await Promise.all(Array.from({ length: 5 }, () => byMail(code, to)))
  const refused = responses.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(4)
  const wait = Number(refused[0]?.headers['retry-after'])
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await byMail(code, recipient())).statusCode).toBe(429)
  expect(await mailsTo(to)).toHaveLength(1)
})

test('a mailbox gets no second mail, regardless of caller and spelling', async () => {
  const to = recipient()
  await byMail((await expired()).code, to)
  const response = await byMail((await expired()).code, ` ${to.toUpperCase()} `)
  expect(response.statusCode).toBe(429)
})

test('the sixth mail of a day is refused until tomorrow, which the fifth response says', async () => {
  const { code } = await expired()
  let accepted = await byMail(code, recipient())
  for (let mail = 1; mail < 5; mail++) {
    expect(accepted.json()).toEqual({ resendAfter: 60 })
    await ageAttempts(portal.db, '1 minute')
    accepted = await byMail(code, recipient())
  }
  expect(accepted.json().resendAfter).toBeGreaterThan(86_000)
  await ageAttempts(portal.db, '1 minute')
  const sixth = await byMail(code, recipient())
  expect(sixth.statusCode).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(86_000)
})
