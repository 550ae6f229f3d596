import { designOf } from '@portal/brands/design'
import { ACCOUNT_NAME, type PermissionsReceipt } from '@portal/contracts'
import { mm, Pdf, writeBrand } from '@portal/pdf'
import { dayOf, momentOf } from '../german-dates.ts'
import { withShownHosts } from '../shown-address.ts'
import { channelOf, stateOf, stepOf } from './receipt-texts.ts'

type Consent = PermissionsReceipt['consents'][number]

const TITLE = 'Nachweis Ihrer Einwilligungen'

function writeHead(pdf: Pdf, { customer, issuedAt }: PermissionsReceipt): void {
  const { name } = pdf.brand
  writeBrand(pdf)
  pdf.writeHeading('H1', TITLE)
  pdf.write(`Für ${customer.name} (${withShownHosts(customer.eMailAddress)})`, { after: 3 })
  pdf.write(`Ausgestellt am ${momentOf(issuedAt)}, aus dem ${ACCOUNT_NAME}`, { after: mm(5) })
  pdf.write(
    `Dieser Nachweis zeigt, was Sie ${name} erlaubt oder untersagt haben, wann das geschah und welchen Wortlaut Sie dabei gelesen haben. Sie können Ihre Einwilligungen im ${ACCOUNT_NAME} unter „Datenschutz“ jederzeit mit Wirkung für die Zukunft ändern.`,
    { after: mm(5) },
  )
}

function writeStates(pdf: Pdf, { consents, issuedAt }: PermissionsReceipt): void {
  pdf.writeHeading('H2', `Stand am ${dayOf(issuedAt)}`)
  pdf.writeTable({
    columns: ['Einwilligung', 'Stand', 'Zuletzt entschieden'],
    widths: [0.5, 0.22, 0.28],
    rows: consents.map((consent) => [
      consent.title,
      stateOf(consent),
      consent.changes[0] ? dayOf(consent.changes[0].at) : 'noch nie',
    ]),
  })
}

function writeHistory(pdf: Pdf, consent: Consent): void {
  pdf.reserve(mm(45))
  pdf.writeHeading('H3', consent.title)
  pdf.writeTable({
    columns: ['Zeitpunkt', 'Ihre Entscheidung', 'Weg', 'Fassung vom'],
    widths: [0.36, 0.24, 0.17, 0.23],
    rows: consent.changes.map(({ at, channel, wordingVersion }, index) => [
      momentOf(at),
      stepOf(consent, index),
      channelOf(channel),
      dayOf(wordingVersion),
    ]),
  })
  const wordings = new Map(consent.changes.map(({ wordingVersion, wording }) => [wordingVersion, wording]))
  for (const [version, wording] of wordings) {
    const text = wording ? `„${wording}“` : 'Dieser Wortlaut liegt hier nicht vor.'
    pdf.write(`Wortlaut der Fassung vom ${dayOf(version)}: ${text}`, { size: 9.5, after: mm(5) })
  }
}

function writeHistories(pdf: Pdf, { consents, isComplete }: PermissionsReceipt): void {
  const changed = consents.filter(({ changes }) => changes.length > 0)
  pdf.reserve(mm(60))
  pdf.y += mm(2)
  pdf.writeHeading('H2', 'Verlauf und Wortlaut')
  if (changed.length === 0) pdf.write('Sie haben bisher keine Einwilligung erteilt oder widerrufen.')
  for (const consent of changed) writeHistory(pdf, consent)
  if (!isComplete) {
    pdf.write(`Ältere Nachweise finden Sie im ${ACCOUNT_NAME} unter „Meine Daten herunterladen“.`)
  }
}

/** Runs in a worker thread, see `receipt-printer.ts`. */
export default function renderReceipt(receipt: PermissionsReceipt): Promise<Buffer> {
  const { brand, customer, issuedAt } = receipt
  const footer = `${TITLE}, ${customer.name}, ${dayOf(issuedAt)}`
  const pdf = new Pdf({ title: TITLE, brand: designOf(brand.tenantId), footer })
  writeHead(pdf, receipt)
  writeStates(pdf, receipt)
  writeHistories(pdf, receipt)
  return pdf.finish()
}
