import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const POINTS_PER_MM = 72 / 25.4
export const mm = (millimetres: number): number => millimetres * POINTS_PER_MM

const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = {
  regular: font('DejaVuSansCondensed'),
  bold: font('DejaVuSansCondensed-Bold'),
  code: font('DejaVuSansMono-Bold'),
}

export type LetterDocument = PDFKit.PDFDocument

/** Distances of DIN 5008, form B, from the edges of the paper. */
export const page = {
  left: mm(25),
  width: mm(165),
  /** Where the text begins, below address and date. */
  bodyTop: mm(98.5),
  folds: [mm(105), mm(210)],
  hole: mm(148.5),
}

/** A4 in German that a screen reader can read (PDF/UA): fonts embedded, everything tagged. */
export function openLetterDocument(
  title: string,
  author: string,
  more: PDFKit.PDFDocumentOptions = {},
): LetterDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: mm(20), bottom: mm(15), left: page.left, right: mm(20) },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    info: { Title: title, Author: author },
    font: fonts.regular,
    // The types do not know this subset.
    ...({ subset: 'PDF/UA' } as object),
    ...more,
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  return doc
}

/** Lines and surfaces that say nothing: a screen reader passes them over. */
export function drawDecoration(doc: LetterDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

export async function finishLetterDocument(doc: LetterDocument): Promise<Buffer> {
  doc.end()
  return Buffer.concat(await doc.toArray())
}
