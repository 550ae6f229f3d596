import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { registrationCodes } from '../../local/seed/index.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { ageAttempts } from '../../test/test-database.ts'
import { inviteExpired } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { trailOf } from '../../test/trail.ts'
import { newRegistrationCode } from './registration-code.ts'

const portal = await sharedTestPortal()

const PRINTER = 'druck@nordtal-energie.example'
const RECIPIENT = 'rosa@post.example'

const expired = () => inviteExpired(portal.db)

const byMail = (registrationCode: string) =>
  portal.call('restartProcessWithEmail', { body: { registrationCode, eMailAddress: RECIPIENT } })

const byLetter = (registrationCode: string) =>
  portal.call('restartLetterProcess', { body: { registrationCode } })

test('a letter is mailed to the printing service as a PDF, and the mail names no one', async () => {
  const { code, customerId } = await expired()
  const response = await byLetter(code)
  expect(response.statusCode).toBe(202)
  expect(response.json()).toEqual({ workingDays: [3, 4] })

  await portal.deliver()
  const [mail] = portal.mails(PRINTER)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Quint|Hasenberg|\/code\//)
  expect(mail?.attachments).toHaveLength(1)
  const { mimeType, content } = mail?.attachments[0] ?? {}
  expect(mimeType).toBe('application/pdf')
  expect(Buffer.from(content ?? []).toString('latin1', 0, 4)).toBe('%PDF')
  const codes = await portal.db
    .selectFrom('registration_code')
    .select('postal_code')
    .where('customer_id', '=', customerId)
    .execute()
  expect(codes).toEqual([{ postal_code: '70173' }, { postal_code: '70173' }])
})

test('a mail does not void an earlier letter until an account is linked with either', async () => {
  const { code } = await expired()
  await byLetter(code)
  await portal.deliver()
  const pdf = portal.mails(PRINTER)[0]?.attachments[0]?.content ?? []
  const [, inLetter = ''] =
    /IhrRegistrierungscode([A-HJ-NP-Z2-9]{26})/.exec(pdfText(Buffer.from(pdf as Uint8Array))) ?? []
  const eMailAddress = `${randomUUID()}@post.example`
  await portal.call('restartProcessWithEmail', { body: { registrationCode: code, eMailAddress } })
  await portal.deliver()
  const [, inMail = ''] = /\/code\/([A-HJ-NP-Z2-9]{26})/.exec(portal.mails(eMailAddress)[0]?.text ?? '') ?? []
  const states = async () => {
    const ask = (registrationCode: string) =>
      portal.call('processByRegistrationCode', { body: { registrationCode } })
    return (await Promise.all([inLetter, inMail].map(ask))).map((response) => response.json().state)
  }
  expect(await states()).toEqual(['valid', 'valid'])

  const zipCode = await portal.call('performZipCodeValidation', {
    body: { registrationCode: inMail, zipCode: '70173' },
  })
  const newcomer = { subject: `auth0|${randomUUID()}`, signIn: { eMailAddress } }
  const body = { linkToken: zipCode.json().linkToken }
  expect((await portal.call('linkAccount', { ...newcomer, body })).json()).toMatchObject({ result: 'linked' })
  expect(await states()).toEqual(['used', 'used'])
})

test('a second letter on the same day is refused', async () => {
  const { code } = await expired()
  const responses = await Promise.all([byLetter(code), byLetter(code)])
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 429])
  const refused = responses.find(({ statusCode }) => statusCode === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000)
  await ageAttempts(portal.db, '1 day')
  expect((await byLetter(code)).statusCode).toBe(202)
})

test('unknown, used, locked and valid codes are not renewed, all with the same response', async () => {
  const notExpired = registrationCodes.filter(({ state }) => state !== 'expired').map(({ code }) => code)
  for (const code of [newRegistrationCode(), ...notExpired]) {
    for (const response of [await byMail(code), await byLetter(code)]) {
      expect(response.statusCode).toBe(404)
      const { requestId: _, ...problem } = response.json()
      expect(problem).toEqual({
        type: 'urn:nordtal:problem:not-found',
        title: 'There is nothing at this address',
        status: 404,
        code: 'not-found',
      })
    }
  }
})

test('a renewal is recorded without the address', async () => {
  const { code, customerId } = await expired()
  await byMail(code)
  await byLetter(code)
  const renewed = { event: 'invitation.renewed', tenant_id: '100' }
  expect(await trailOf(portal.db, { customerId })).toEqual([
    { ...renewed, detail: { by: 'email' } },
    { ...renewed, detail: { by: 'letter' } },
  ])
})
