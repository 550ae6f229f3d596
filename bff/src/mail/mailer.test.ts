import { createServer } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { listen } from '../../test/listen.ts'
import { createTestMailer } from '../../test/test-mailbox.ts'
import { startTestSmtpServer } from '../../test/test-smtp-server.ts'
import type { Mail } from './mail-content.ts'

const mail: Mail = {
  to: 'jürgen@post.example',
  subject: 'Größe, Maß – und „Anführung“',
  heading: 'Schöne Grüße',
  paragraphs: ['Der Preis beträgt 3 €.'],
}
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function startMail() {
  const port = await freePort()
  const smtp = await startTestSmtpServer({ port })
  closing.push(smtp.close)
  return { ...smtp, send: mailerAt(port).send }
}

function mailerAt(port: number) {
  const mailer = createTestMailer(port)
  closing.push(mailer.close)
  return mailer
}

test('umlauts arrive unchanged in both forms of the mail', async () => {
  const { received, send } = await startMail()
  await send({ ...mail, to: 'anna@post.example' })
  const [{ to, email } = { to: '', email: undefined }] = received
  expect(to).toBe('anna@post.example')
  expect(email?.from).toEqual({ name: 'Nordtal Konto', address: 'konto@nordtal-energie.example' })
  expect(email?.subject).toBe(mail.subject)
  expect(email?.text).toContain('Der Preis beträgt 3 €.')
  expect(email?.html).toContain('Der Preis beträgt 3 €.')
  expect(email?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('a comma in an address does not make a second recipient', async () => {
  const { received, send } = await startMail()
  await expect(send({ ...mail, to: 'anna@post.example,eve@evil.example' })).rejects.toThrow('rejected')
  expect(received).toEqual([])
})

test('a letter arrives unchanged', async () => {
  const { received, send } = await startMail()
  const content = Buffer.from('%PDF-1.7 \u0000 ende')
  await send({
    ...mail,
    to: 'druck@post.example',
    attachments: [{ filename: 'Einladung.pdf', contentType: 'application/pdf', content }],
  })
  const [attachment] = received[0]?.email.attachments ?? []
  expect(attachment).toMatchObject({ filename: 'Einladung.pdf', mimeType: 'application/pdf' })
  expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(content)
})

test('a silent server times out', async () => {
  const silent = createServer()
  closing.push(() => silent.close())
  const { port } = await listen(silent)
  await expect(mailerAt(port).send(mail)).rejects.toThrow('Greeting')
})
