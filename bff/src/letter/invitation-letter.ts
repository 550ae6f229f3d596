import { designOf } from '@portal/brands/design'
import { ACCOUNT_NAME, SUPPORT_HOURS, serviceContacts, type TenantId } from '@portal/contracts'
import { column, mm, Pdf, writeLetterhead } from '@portal/pdf'
import { dayOf } from '../german-dates.ts'
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

/** Groups of four are easy to read, say and type. */
const inGroups = (code: string, separator: string) => code.match(/.{1,4}/g)?.join(separator) ?? code

function writeHead(pdf: Pdf, { name, address, tenantId, date }: InvitationLetter): void {
  const { addition, street, houseNumber, postalCode, city } = address
  writeLetterhead(pdf, {
    sender: serviceContacts[tenantId].postalAddress,
    recipient: [name, ...(addition ? [addition] : []), `${street} ${houseNumber}`, `${postalCode} ${city}`],
    date: dayOf(date),
  })
  pdf.writeHeading('H1', TITLE, { size: 15 })
  pdf.write(`Guten Tag ${name},`)
  pdf.write(
    `für Sie wurde eine neue Einladung zum ${ACCOUNT_NAME} angefordert. Mit diesem Konto regeln Sie alles rund um Ihre Verträge bei ${pdf.brand.name} selbst: persönliche Daten, Zahlungen und die Nutzung Ihrer Daten.`,
    { after: mm(5) },
  )
}

function writeCode(pdf: Pdf, { code, link, expiresAt }: InvitationLetter): void {
  const { page, accent } = pdf.brand.colors
  const [top, height, inset, qrSize] = [pdf.y, mm(32), mm(6), mm(28)]
  pdf.decorate((canvas) => {
    canvas.roundedRect(column.left, top, column.width, height, 6).fill(page)
    canvas.rect(column.left, top, mm(1.2), height).fill(accent)
  })
  const inside = { x: column.left + inset, width: column.width - 2 * inset - qrSize }
  pdf.write('Ihr Registrierungscode', { ...inside, size: 9, color: 'muted', y: top + mm(7.5), after: 2 })
  pdf.write(inGroups(code, ' '), { ...inside, font: 'code', size: 12.5, after: 2 })
  pdf.write(`Gültig bis zum ${dayOf(expiresAt)}`, { ...inside, size: 9, color: 'muted' })
  const qrPlace = { x: column.left + column.width - qrSize - mm(2), y: top + mm(2), size: qrSize }
  pdf.drawFigure('QR-Code, der Ihre Einladung im Browser öffnet', (canvas) =>
    drawQrCode(canvas, link, qrPlace),
  )
  pdf.y = top + height + mm(6)
}

function writeSteps(pdf: Pdf, { code, link }: InvitationLetter): void {
  const address = link.replace(code, inGroups(code, '-'))
  const steps = [
    {
      text: 'Scannen Sie den QR-Code mit Ihrem Handy, oder geben Sie diese Adresse in Ihren Browser ein. Sie endet mit Ihrem Registrierungscode; die Bindestriche können Sie weglassen:',
      link: { text: address, address, description: 'Einladung im Browser öffnen' },
    },
    {
      text: 'Bestätigen Sie mit Ihrer Postleitzahl, dass die Einladung Ihnen gilt. Sie haben drei Versuche.',
    },
    { text: `Legen Sie Ihr ${ACCOUNT_NAME} mit Ihrer E-Mail-Adresse und einem Passwort an.` },
  ]
  pdf.writeHeading('H2', 'So legen Sie Ihr Konto an')
  pdf.writeList(steps, { isNumbered: true })
}

function writeClosing(pdf: Pdf, tenantId: TenantId): void {
  const { phone, eMailAddress } = serviceContacts[tenantId]
  pdf.writeHeading('H2', 'Haben Sie Fragen?')
  pdf.write(
    `Wir sind gern für Sie da: unter ${phone}, ${SUPPORT_HOURS}, oder per E-Mail an ${eMailAddress}. Bitte geben Sie diesen Brief nicht weiter.`,
    { after: mm(6) },
  )
  pdf.write(`Freundliche Grüße\nIhr Team von ${pdf.brand.name}`)
}

/** Renders a letter as an accessible PDF for a window envelope. */
export function renderInvitationLetter(letter: InvitationLetter): Promise<Buffer> {
  const pdf = new Pdf({ title: TITLE, brand: designOf(letter.tenantId) })
  writeHead(pdf, letter)
  writeCode(pdf, letter)
  writeSteps(pdf, letter)
  writeClosing(pdf, letter.tenantId)
  return pdf.finish()
}
