import { get } from 'node:http'
import { expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import nodemailer from 'nodemailer'
import { pino } from 'pino'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { startMailbox } from './index.ts'

interface CaughtMail {
  id: string
  subject: string
  text: string
  attachments: object[]
}

const [port, smtpPort] = [await freePort(), await freePort()]
const origin = `http://localhost:${port}`
closeAfterwards(await startMailbox({ port, smtpPort, logger: pino({ level: 'silent' }) }))

const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true })
await transport.sendMail({
  from: 'konto@nordtal-energie.example',
  to: 'Anna.Becker@post.example',
  subject: 'Grüße <script>alert(1)</script>',
  text: 'Schöne Grüße',
  html: '<p>Schöne <b>Grüße</b></p>',
  attachments: [{ filename: 'Vertrag März.pdf', content: 'PDF' }],
})
const from = 'a@post.example'
await transport.sendMail({ from, to: 'ben@post.example', subject: 'Zweite', text: 'Hallo' })

const text = async (path: string) => (await fetch(origin + path)).text()
const mailsTo = async (to: string): Promise<CaughtMail[]> => {
  const response = await fetch(`${origin}/api/mails?to=${encodeURIComponent(to)}`)
  return response.json() as Promise<CaughtMail[]>
}

test('tests find the mails of a recipient, however the address is spelt', async () => {
  const mails = await mailsTo('anna.becker@POST.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ text: expect.stringContaining('Schöne Grüße') })
  expect(mails[0]?.attachments).toEqual([
    { filename: 'Vertrag März.pdf', mimeType: 'application/pdf', size: 3 },
  ])
})

test('the list shows the newest mail first and markup as text', async () => {
  const page = await text('/')
  expect(page.indexOf('Zweite')).toBeLessThan(page.indexOf('Grüße'))
  expect(page).not.toContain('<script>alert')
})

test('a mail is shown in a sandbox that runs and fetches nothing', async () => {
  const [mail] = await mailsTo('anna.becker@post.example')
  expect(await text(`/mails/${mail?.id}`)).toContain('sandbox="allow-popups')

  const html = await fetch(`${origin}/mails/${mail?.id}/html`)
  const policy = html.headers.get('content-security-policy')
  expect(policy).toMatch(/^sandbox allow-popups/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script')
  expect(await html.text()).toContain('<b>Grüße</b>')
})

test('an attachment of any type is a download', async () => {
  const [mail] = await mailsTo('anna.becker@post.example')
  const answer = await fetch(`${origin}/mails/${mail?.id}/attachments/0`)
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Vertrag%20M%C3%A4rz.pdf",
  )
  expect(await answer.text()).toBe('PDF')
})

test('an unknown mail gets a German page', async () => {
  const answer = await fetch(`${origin}/mails/unbekannt`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Diese Nachricht gibt es nicht.')
})

test('a foreign name that points to this machine gets nothing (DNS rebinding)', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'evil.example' }
    get(`${origin}/api/mails`, { headers }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    )
  })
  expect(status).toBe(421)
})
