import type { Design } from '@portal/brands/design'
import { type Canvas, column, mm } from './page.ts'
import type { Pdf } from './pdf.ts'

interface Letterhead {
  /** Stands in one small line above the recipient. */
  sender: readonly string[]
  /** Name and address, by lines, in the window of the envelope. */
  recipient: string[]
  date: string
}

/** Distances of DIN 5008, form B, from the top of the page. */
const [SENDER_TOP, RECIPIENT_TOP, BODY_TOP] = [mm(58), mm(63.5), mm(98.5)]
const FOLDS = [mm(105), mm(210)]
const HOLE = mm(148.5)
const WINDOW_WIDTH = mm(80)

/** Writes brand, sender, date and recipient, and leaves the PDF where the body begins. */
export function writeLetterhead(pdf: Pdf, { sender, recipient, date }: Letterhead): void {
  writeBrand(pdf)
  pdf.decorate(drawFoldMarks)
  pdf.write(sender.join(' · '), { size: 6.5, color: 'muted', y: SENDER_TOP, width: WINDOW_WIDTH })
  pdf.write(date, { x: mm(125), y: RECIPIENT_TOP, width: mm(65) })
  pdf.write(recipient.join('\n'), { y: RECIPIENT_TOP, width: WINDOW_WIDTH })
  // A long recipient moves the body down.
  pdf.y = Math.max(BODY_TOP, pdf.y + mm(3))
}

/** Writes mark and name at the top of the page. */
export function writeBrand(pdf: Pdf): void {
  const { name, mark } = pdf.brand
  pdf.decorate((canvas) => drawMark(canvas, mark))
  pdf.write(name, { font: 'heading', size: 19, color: 'brand', x: mm(41), y: mm(17), after: mm(10) })
}

function drawFoldMarks(canvas: Canvas): void {
  canvas.lineWidth(0.4).strokeColor('#8a8a8a')
  for (const y of FOLDS) canvas.moveTo(mm(4), y).lineTo(mm(9), y).stroke()
  canvas.moveTo(mm(4), HOLE).lineTo(mm(11), HOLE).stroke()
}

function drawMark(canvas: Canvas, { shapes }: Design['mark']): void {
  canvas.translate(column.left, mm(14)).scale(mm(13) / 40)
  for (const { path, fill } of shapes) canvas.path(path).fill(fill)
}
