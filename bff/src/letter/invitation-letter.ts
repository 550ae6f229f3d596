import { SUPPORT_HOURS, serviceContacts, type TenantId, tenants } from '@portal/contracts'
import { ACCOUNT_NAME, brandLooks } from '../brand/brand-look.ts'
import {
  drawDecoration,
  finishLetterDocument,
  type LetterDocument,
  mm,
  openLetterDocument,
  page,
} from './letter-document.ts'
import { drawLetterHead } from './letter-head.ts'
import { createLetterWriter, type LetterWriter } from './letter-writer.ts'
import { drawQrCode } from './qr-code.ts'

export interface InvitationLetter {
  name: string
  address: {
    street: string
    houseNumber: string
    addition: string | null
    postalCode: string
    city: string
  }
  /** 26 characters. */
  code: string
  /** Ends with the code. */
  link: string
  tenantId: TenantId
  /** ISO 8601. */
  date: string
  /** ISO 8601. */
  expiresAt: string
}

const TITLE = `Ihre Einladung zum ${ACCOUNT_NAME}`
const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
const dateOf = (instant: string) => longDate.format(new Date(instant))

/** Four at a time can be read, said and typed. */
const inGroups = (code: string, separator: string) => code.match(/.{1,4}/g)?.join(separator) ?? code

function writeHead({ write }: LetterWriter, { name, address, tenantId, date }: InvitationLetter): void {
  const look = brandLooks[tenantId]
  const { postalAddress } = serviceContacts[tenantId]
  const addressLines = [
    name,
    address.addition,
    `${address.street} ${address.houseNumber}`,
    `${address.postalCode} ${address.city}`,
  ]
  write('P', tenants[tenantId].name, { font: 'bold', size: 19, color: look.brand, x: mm(41), y: mm(17) })
  write('P', postalAddress.join(' · '), { size: 6.5, color: look.muted, y: mm(58), width: mm(80) })
  write('P', dateOf(date), { x: mm(125), y: mm(63.5), width: mm(65) })
  write('P', addressLines.filter(Boolean).join('\n'), { y: mm(63.5), width: mm(80) })
}

function writeCode(doc: LetterDocument, { write, drawFigure }: LetterWriter, letter: InvitationLetter): void {
  const look = brandLooks[letter.tenantId]
  const [top, height, inset, qrSize] = [doc.y, mm(32), mm(6), mm(28)]
  drawDecoration(doc, () => {
    doc.roundedRect(page.left, top, page.width, height, 6).fill(look.page)
    doc.rect(page.left, top, mm(1.2), height).fill(look.accent)
  })
  const inside = { x: page.left + inset, width: page.width - 2 * inset - qrSize }
  write('P', 'Ihr Registrierungscode', { ...inside, size: 9, color: look.muted, y: top + mm(7.5), after: 2 })
  write('P', inGroups(letter.code, ' '), { ...inside, font: 'code', size: 12.5, after: 2 })
  write('P', `Gültig bis zum ${dateOf(letter.expiresAt)}`, { ...inside, size: 9, color: look.muted })
  const qrPlace = { x: page.left + page.width - qrSize - mm(2), y: top + mm(2), size: qrSize }
  drawFigure('QR-Code, der Ihre Einladung im Browser öffnet', () => drawQrCode(doc, letter.link, qrPlace))
  doc.y = top + height + mm(6)
}

function writeWay({ write, writeSteps }: LetterWriter, { code, link, tenantId }: InvitationLetter): void {
  write('H2', 'So legen Sie Ihr Konto an', { font: 'bold', size: 12 })
  writeSteps(
    [
      {
        text: 'Scannen Sie den QR-Code mit Ihrem Handy, oder geben Sie diese Adresse in Ihren Browser ein. Sie endet mit Ihrem Registrierungscode; die Bindestriche können Sie weglassen:',
        link: {
          address: link.replace(code, inGroups(code, '-')),
          description: 'Einladung im Browser öffnen',
          style: { font: 'bold', size: 9.5, color: brandLooks[tenantId].brand, after: 7 },
        },
      },
      {
        text: 'Bestätigen Sie mit Ihrer Postleitzahl, dass die Einladung Ihnen gilt. Sie haben drei Versuche.',
      },
      { text: `Legen Sie Ihr ${ACCOUNT_NAME} mit Ihrer E-Mail-Adresse und einem Passwort an.` },
    ],
    mm(7),
  )
}

function writeClosing(doc: LetterDocument, { write }: LetterWriter, tenantId: TenantId): void {
  const { phone, eMailAddress } = serviceContacts[tenantId]
  doc.y += mm(3)
  write('H2', 'Haben Sie Fragen?', { font: 'bold', size: 12 })
  write(
    'P',
    `Wir sind gern für Sie da: unter ${phone}, ${SUPPORT_HOURS}, oder per E-Mail an ${eMailAddress}. Bitte geben Sie diesen Brief nicht weiter.`,
    { after: mm(6) },
  )
  write('P', `Freundliche Grüße\nIhr Team von ${tenants[tenantId].name}`)
}

/** A letter as a PDF, to be printed, put into a window envelope, and read aloud by a screen reader. */
export async function renderInvitationLetter(letter: InvitationLetter): Promise<Buffer> {
  const { tenantId, name } = letter
  const brand = tenants[tenantId].name
  const look = brandLooks[tenantId]
  const doc = openLetterDocument(TITLE, brand)
  drawLetterHead(doc, look)
  const writer = createLetterWriter(doc, look.ink)
  writeHead(writer, letter)
  // A name of many lines moves the text down.
  const y = Math.max(page.bodyTop, doc.y + mm(3))
  writer.write('H1', TITLE, { font: 'bold', size: 15, y, after: mm(6) })
  writer.write('P', `Guten Tag ${name},`)
  writer.write(
    'P',
    `für Sie wurde eine neue Einladung zum ${ACCOUNT_NAME} angefordert. Mit diesem Konto regeln Sie alles rund um Ihre Verträge bei ${brand} selbst: persönliche Daten, Zahlungen und die Nutzung Ihrer Daten.`,
    { after: mm(5) },
  )
  writeCode(doc, writer, letter)
  writeWay(writer, letter)
  writeClosing(doc, writer, tenantId)
  writer.end()
  return finishLetterDocument(doc)
}
