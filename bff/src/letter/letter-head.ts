import type { BrandLook } from '../brand/brand-look.ts'
import { drawDecoration, type LetterDocument, mm, page } from './letter-document.ts'

const PAGE_WIDTH = mm(210)

function drawFoldMarks(doc: LetterDocument): void {
  doc.lineWidth(0.4).strokeColor('#8a8a8a')
  for (const y of page.folds) doc.moveTo(mm(4), y).lineTo(mm(9), y).stroke()
  doc.moveTo(mm(4), page.hole).lineTo(mm(11), page.hole).stroke()
}

/** The group's mark, a sun that rises over a valley, 40 units wide. */
function drawMark(doc: LetterDocument, look: BrandLook, x: number, y: number, size: number): void {
  doc.translate(x, y).scale(size / 40)
  doc.circle(20, 13, 8.5).fill(look.accent)
  doc
    .path('M0 13.5c7.5 0 12 9.5 20 9.5s12.5-9.5 20-9.5V25a11 11 0 0 1-11 11H11A11 11 0 0 1 0 25Z')
    .fill(look.brand)
  doc.path('M3 27.5c6 0 9.5 3.5 17 3.5s11-3.5 17-3.5').lineWidth(2).stroke(look.onBrand)
}

/** What is printed on the paper before anything is written on it. */
export function drawLetterHead(doc: LetterDocument, look: BrandLook): void {
  drawDecoration(doc, () => {
    doc.rect(0, 0, PAGE_WIDTH, mm(3)).fill(look.brand)
    doc.rect(0, mm(3), PAGE_WIDTH, mm(0.8)).fill(look.accent)
  })
  drawDecoration(doc, () => drawMark(doc, look, page.left, mm(14), mm(13)))
  drawDecoration(doc, () => drawFoldMarks(doc))
}
