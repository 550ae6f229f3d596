import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

const POINTS_PER_MM = 72 / 25.4
export const mm = (millimetres: number): number => millimetres * POINTS_PER_MM

/** Left edge and width of the text on an A4 page, by DIN 5008. */
export const column = { left: mm(25), width: mm(165) }

const font = (name: string) => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`))
const fonts = {
  regular: font('DejaVuSansCondensed'),
  bold: font('DejaVuSansCondensed-Bold'),
  code: font('DejaVuSansMono-Bold'),
}

export type Canvas = PDFKit.PDFDocument
/** `heading` is the typeface of the brand. It has latin letters alone, so names of customers have another one. */
export type FontName = keyof typeof fonts | 'heading'

/** A4 pages in German, tagged and with embedded fonts, as PDF/UA requires. */
export function openCanvas(
  info: PDFKit.DocumentInfo,
  { bottomMargin, headingFont }: { bottomMargin: number; headingFont: string },
): Canvas {
  const canvas = new PDFDocument({
    size: 'A4',
    margins: { top: mm(25), bottom: bottomMargin, left: column.left, right: mm(20) },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    info,
    font: fonts.regular,
    // @types/pdfkit lacks this subset.
    ...({ subset: 'PDF/UA' } as object),
  })
  for (const [name, file] of Object.entries({ ...fonts, heading: headingFont }))
    canvas.registerFont(name, file)
  return canvas
}
