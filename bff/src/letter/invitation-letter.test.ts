import { expect, test } from '@jest/globals'
import { pdfText } from '../../test/pdf-text.ts'
import { readQrCode } from '../../test/read-qr-code.ts'
import { type InvitationLetter, renderInvitationLetter } from './invitation-letter.ts'

const letter: InvitationLetter = {
  name: 'Jürgen Groß-Weiß',
  address: {
    street: 'Königstraße',
    houseNumber: '12a',
    addition: 'Hinterhaus',
    postalCode: '70173',
    city: 'Stuttgart',
  },
  code: 'ABCDEFGHIJKLMNOPQRSTUVWX23',
  link: 'https://konto.example/code/ABCDEFGHIJKLMNOPQRSTUVWX23',
  tenantId: '200',
  // In Germany it is already the next day.
  date: '2026-11-20T23:30:00.000Z',
  expiresAt: '2027-02-18T23:30:00.000Z',
}

const pdf = await renderInvitationLetter(letter)
const text = pdfText(pdf)
const markup = pdf.toString('latin1')
const missing = (parts: string[]) => parts.filter((part) => !markup.includes(part))

test('the letter names the recipient, the day and the expiry of the code', () => {
  expect(text).toContain('JürgenGroß-WeißHinterhausKönigstraße12a70173Stuttgart')
  expect(text).toContain('21.November2026')
  expect(text).toContain('Gültigbiszum19.Februar2027')
})

test('the letter shows the code and the address of the invitation', () => {
  expect(text).toContain('IhrRegistrierungscodeABCDEFGHIJKLMNOPQRSTUVWX23')
  const address = 'https://konto.example/code/ABCD-EFGH-IJKL-MNOP-QRST-UVWX-23'
  expect(text).toContain(address)
  expect(missing([`/URI (${address})`])).toEqual([])
})

test('the QR code holds the address of the invitation and has an alternative text', () => {
  expect(readQrCode(pdf)).toBe(letter.link)
  // A PDF text with non-ASCII letters is UTF-16.
  const alt = Buffer.from('\ufeffQR-Code, der Ihre Einladung im Browser öffnet', 'utf16le').swap16()
  expect(missing([`/Alt (${alt.toString('latin1')})`])).toEqual([])
})

test('the letter names the service hours of the brand', () => {
  expect(text).toContain('MontagbisFreitag8bis18Uhr,Samstag8bis14Uhr')
  expect(text).toContain('service@flinkstrom.example')
  expect(text).not.toContain('NordtalEnergie')
})

test('the longest names and addresses stay on one page', async () => {
  const long = await renderInvitationLetter({
    ...letter,
    name: `Johanna-Maximiliane ${'Freifrau von Katzenellenbogen '.repeat(4)}`,
    link: `https://kundenkonto.nordtal-energie-und-umwelt.example/code/${letter.code}`,
  })
  expect(long.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1)
  expect(pdfText(long)).toContain('IhrTeamvonFlinkstrom')
})
