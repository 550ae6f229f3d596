import type { PermissionsReceipt } from '@portal/contracts'
import { ACCOUNT_NAME, brandLooks } from '../brand/brand-look.ts'
import {
  drawDecoration,
  finishLetterDocument,
  type LetterDocument,
  mm,
  openLetterDocument,
  page,
} from '../letter/letter-document.ts'
import { createLetterWriter, type LetterWriter } from '../letter/letter-writer.ts'
import { writeTable } from './receipt-table.ts'
import { channelOf, dayOf, momentOf, stateOf, stepOf } from './receipt-words.ts'

type Consent = PermissionsReceipt['consents'][number]

const TITLE = 'Nachweis Ihrer Einwilligungen'
const MARGINS = { top: mm(22), bottom: mm(25), left: page.left, right: mm(20) }

interface Sheet {
  doc: LetterDocument
  writer: LetterWriter
  receipt: PermissionsReceipt
  colors: { lineColor: string; headColor: string }
}

/** Starts a new page if not even the first lines of what follows fit on this one. */
function keepTogether(doc: LetterDocument, height: number): void {
  if (doc.y + height > doc.page.maxY()) doc.addPage()
}

function writeHead({ writer: { write }, receipt }: Sheet): void {
  const { brand, customer, issuedAt } = receipt
  const look = brandLooks[brand.tenantId]
  write('P', brand.name, { font: 'bold', size: 15, color: look.brand, after: mm(8) })
  write('H1', TITLE, { font: 'bold', size: 18, after: mm(5) })
  write('P', `Für ${customer.name} (${customer.eMailAddress})`, { after: 3 })
  write('P', `Ausgestellt am ${momentOf(issuedAt)}, aus dem ${ACCOUNT_NAME}`, { after: mm(5) })
  write(
    'P',
    `Dieser Nachweis zeigt, was Sie ${brand.name} erlaubt oder untersagt haben, wann das geschah und welchen Wortlaut Sie dabei gelesen haben. Sie können Ihre Einwilligungen im ${ACCOUNT_NAME} unter „Datenschutz“ jederzeit mit Wirkung für die Zukunft ändern.`,
    { after: mm(5) },
  )
}

function writeStates({ doc, writer, receipt, colors }: Sheet): void {
  writer.write('H2', `Stand am ${dayOf(receipt.issuedAt)}`, { font: 'bold', size: 13 })
  writeTable(doc, writer, {
    ...colors,
    columns: ['Einwilligung', 'Stand', 'Zuletzt entschieden'],
    widths: [0.5, 0.22, 0.28],
    rows: receipt.consents.map((consent) => [
      consent.title,
      stateOf(consent),
      consent.changes[0] ? dayOf(consent.changes[0].at) : 'noch nie',
    ]),
  })
}

function writeHistory({ doc, writer, colors }: Sheet, consent: Consent): void {
  keepTogether(doc, mm(45))
  writer.write('H3', consent.title, { font: 'bold', size: 11 })
  writeTable(doc, writer, {
    ...colors,
    columns: ['Zeitpunkt', 'Ihre Entscheidung', 'Weg', 'Fassung vom'],
    widths: [0.34, 0.24, 0.18, 0.24],
    rows: consent.changes.map(({ at, channel, wordingVersion }, index) => [
      momentOf(at),
      stepOf(consent, index),
      channelOf(channel),
      dayOf(wordingVersion),
    ]),
  })
  const wordings = new Map(consent.changes.map(({ wordingVersion, wording }) => [wordingVersion, wording]))
  for (const [version, wording] of wordings) {
    const words = wording ? `„${wording}“` : 'Dieser Wortlaut liegt hier nicht vor.'
    writer.write('P', `Wortlaut der Fassung vom ${dayOf(version)}: ${words}`, { size: 9.5, after: mm(5) })
  }
}

function writeHistories(sheet: Sheet): void {
  const { doc, writer, receipt } = sheet
  const changed = receipt.consents.filter(({ changes }) => changes.length > 0)
  keepTogether(doc, mm(60))
  doc.y += mm(2)
  writer.write('H2', 'Verlauf und Wortlaut', { font: 'bold', size: 13 })
  if (changed.length === 0) writer.write('P', 'Sie haben bisher keine Einwilligung erteilt oder widerrufen.')
  for (const consent of changed) writeHistory(sheet, consent)
  if (!receipt.isComplete) {
    writer.write('P', `Ältere Nachweise finden Sie im ${ACCOUNT_NAME} unter „Meine Daten herunterladen“.`)
  }
}

/** Colours at the top of each page, its number and whose it is at the bottom: a screen reader passes them over. */
function decoratePages(doc: LetterDocument, { brand, customer, issuedAt }: PermissionsReceipt): void {
  const look = brandLooks[brand.tenantId]
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(index)
    const bottom = doc.page.height - mm(15)
    // Else text in the margin would start a new page.
    doc.page.margins.bottom = 0
    drawDecoration(doc, () => {
      doc.rect(0, 0, doc.page.width, mm(3)).fill(look.brand)
      doc.rect(0, mm(3), doc.page.width, mm(0.8)).fill(look.accent)
      doc.font('regular', 8).fillColor(look.muted)
      const words = `${TITLE}, ${customer.name}, ${dayOf(issuedAt)}`
      doc.text(words, page.left, bottom, { width: page.width * 0.8, height: mm(4), ellipsis: true })
      doc.text(`Seite ${index + 1} von ${count}`, page.left, bottom, { width: page.width, align: 'right' })
    })
  }
}

/** The receipt as a PDF, to be kept, printed, and read aloud. Runs in a thread of its own. */
export async function renderReceipt(receipt: PermissionsReceipt): Promise<Buffer> {
  const { brand } = receipt
  const look = brandLooks[brand.tenantId]
  const doc = openLetterDocument(TITLE, brand.name, { margins: MARGINS, bufferPages: true })
  const writer = createLetterWriter(doc, look.ink)
  const sheet = { doc, writer, receipt, colors: { lineColor: look.border, headColor: look.page } }
  writeHead(sheet)
  writeStates(sheet)
  writeHistories(sheet)
  writer.end()
  decoratePages(doc, receipt)
  return finishLetterDocument(doc)
}
