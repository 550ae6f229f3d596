import type { ServiceContact } from '@portal/contracts'
import type { LegalBlock, LegalText } from '../src/legal-text/legal-text.ts'
import {
  colors,
  column,
  drawDecoration,
  finishPaper,
  mm,
  openPaper,
  type Paper,
  type PaperInfo,
} from './paper.ts'
import { writeTable } from './paper-table.ts'
import { createPaperWriter, type PaperWriter } from './paper-writer.ts'

function contactLines({ postalAddress = [], phone, eMailAddress }: Partial<ServiceContact>) {
  return [
    ...postalAddress.map((text) => ({ text })),
    ...(phone ? [{ text: `Telefon: ${phone}`, address: `tel:${phone.replaceAll(' ', '')}` }] : []),
    ...(eMailAddress ? [{ text: `E-Mail: ${eMailAddress}`, address: `mailto:${eMailAddress}` }] : []),
  ]
}

function writeBlock(paper: Paper, writer: PaperWriter, block: LegalBlock): void {
  if (typeof block === 'string') writer.write('P', block)
  else if (block.kind === 'subheading') writer.writeSubheading(block.text)
  else if (block.kind === 'list') writer.writeList(block.items)
  else if (block.kind === 'table') writeTable(paper, writer, block)
  else if (block.kind === 'contact') writer.writeContact(contactLines(block))
  else writer.write('P', block.text)
}

function drawHead(paper: Paper): void {
  const { width } = paper.page
  drawDecoration(paper, () => {
    paper.rect(0, 0, width, mm(3)).fill(colors.brand)
    paper.rect(0, mm(3), width, mm(0.8)).fill(colors.accent)
  })
}

/** The name of the text and the number of each page, under what is written. */
function drawFeet(paper: Paper, words: string): void {
  const { count } = paper.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    paper.switchToPage(page)
    const bottom = paper.page.height - mm(15)
    // Else text in the margin would start a new page.
    paper.page.margins.bottom = 0
    drawDecoration(paper, () => {
      paper.font('regular', 8).fillColor(colors.muted)
      paper.text(words, column.left, bottom, { width: column.width, lineBreak: false })
      const number = `Seite ${page + 1} von ${count}`
      paper.text(number, column.left, bottom, { width: column.width, align: 'right' })
    })
  }
}

/** A long text of the portal as a PDF, to be kept, printed, and read aloud. */
export async function printLegalText(text: LegalText, info: Omit<PaperInfo, 'title'>): Promise<Buffer> {
  const title = `${text.title} – Nordtal Konto`
  const paper = openPaper({ ...info, title })
  drawHead(paper)
  const writer = createPaperWriter(paper)
  writer.write('P', info.author, { font: 'bold', size: 12, color: colors.brand, after: mm(8) })
  writer.write('H1', text.title, { font: 'bold', size: 22 })
  writer.write('P', text.version, { color: colors.muted })
  writer.write('P', text.lead, { size: 11, after: mm(3) })
  for (const section of text.sections) {
    writer.writeChapter(section.title)
    for (const block of section.blocks) writeBlock(paper, writer, block)
  }
  writer.end()
  drawFeet(paper, `${title} · ${text.version}`)
  return finishPaper(paper)
}
