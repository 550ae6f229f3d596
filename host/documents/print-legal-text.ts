import { designOf } from '@portal/brands/design'
import { accountController, PARENT_BRAND, type ServiceContact } from '@portal/contracts'
import { mm, Pdf } from '@portal/pdf'
import type { LegalBlock, LegalText } from '../src/legal-text/legal-text.ts'

function contactLines({ postalAddress = [], phone, eMailAddress }: Partial<ServiceContact>) {
  return [
    ...postalAddress.map((text) => ({ text })),
    ...(phone ? [{ text: `Telefon: ${phone}`, address: `tel:${phone.replaceAll(' ', '')}` }] : []),
    ...(eMailAddress ? [{ text: `E-Mail: ${eMailAddress}`, address: `mailto:${eMailAddress}` }] : []),
  ]
}

/** The first column is narrower than the others together. */
function columnWidths(count: number): number[] {
  const first = count === 2 ? 0.36 : 0.3
  return Array.from({ length: count }, (_, index) => (index === 0 ? first : (1 - first) / (count - 1)))
}

function writeBlock(pdf: Pdf, block: LegalBlock): void {
  if (typeof block === 'string') pdf.write(block)
  else if (block.kind === 'subheading') pdf.writeHeading('H3', block.text)
  else if (block.kind === 'list') pdf.writeList(block.items.map((text) => ({ text })))
  else if (block.kind === 'contact') pdf.writeLines(contactLines(block))
  else if (block.kind === 'table') {
    pdf.reserve(mm(35))
    pdf.write(block.caption, { font: 'bold', after: 3 })
    pdf.writeTable({ ...block, widths: columnWidths(block.columns.length) })
  } else pdf.write(block.text)
}

/** A long text as a PDF. The date of the text is used as the date of creation, so that the same text gives the same file. */
export function printLegalText(text: LegalText, date: Date): Promise<Buffer> {
  const brand = { ...designOf(PARENT_BRAND), name: accountController.name }
  const title = `${text.title} – Nordtal Konto`
  const pdf = new Pdf({ title, brand, date, footer: `${title} · ${text.version}` })
  pdf.write(brand.name, { font: 'bold', size: 12, color: 'brand', after: mm(8) })
  pdf.writeHeading('H1', text.title, { size: 22 })
  pdf.write(text.version, { color: 'muted' })
  pdf.write(text.lead, { size: 11, after: mm(3) })
  for (const section of text.sections) {
    pdf.y += mm(4)
    pdf.writeHeading('H2', section.title)
    for (const block of section.blocks) writeBlock(pdf, block)
  }
  return pdf.finish()
}
