import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const POINTS_PER_MM = 72 / 25.4
export const mm = (millimetres: number): number => millimetres * POINTS_PER_MM

const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))

/** The parent brand's colours in print. */
export const colors = {
  ink: '#14251f',
  muted: '#4d5f57',
  brand: '#00653a',
  accent: '#ffb81c',
  line: '#ccd6d1',
}

export type Paper = PDFKit.PDFDocument

export const column = { left: mm(25), width: mm(165) }

export interface PaperInfo {
  title: string
  author: string
  /** The day of the text. It stands for the time of printing, so that equal texts give equal files. */
  date: Date
}

/** A4 pages in German that a screen reader can read (PDF/UA): fonts embedded, everything tagged. */
export function openPaper({ title, author, date }: PaperInfo): Paper {
  const paper = new PDFDocument({
    size: 'A4',
    margins: { top: mm(25), bottom: mm(25), left: column.left, right: mm(20) },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: date },
    font: font('DejaVuSansCondensed'),
    // The types do not know this subset.
    ...({ subset: 'PDF/UA' } as object),
  })
  paper.registerFont('regular', font('DejaVuSansCondensed'))
  paper.registerFont('bold', font('DejaVuSansCondensed-Bold'))
  return paper
}

/** Lines, surfaces and page numbers: a screen reader passes them over. */
export function drawDecoration(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper.save()
  draw()
  paper.restore()
  paper.endMarkedContent()
}

export async function finishPaper(paper: Paper): Promise<Buffer> {
  paper.end()
  return Buffer.concat(await paper.toArray())
}
