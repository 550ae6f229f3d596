import { type LetterDocument, mm, page } from '../letter/letter-document.ts'
import type { LetterWriter } from '../letter/letter-writer.ts'

const SIZE = 9

export interface ReceiptTable {
  columns: string[]
  /** Parts of the width, one for each column. */
  widths: number[]
  /** The first cell says what its row is about. */
  rows: string[][]
  lineColor: string
  headColor: string
}

/** A table with tagged headers of columns and rows. */
export function writeTable(
  doc: LetterDocument,
  { root }: LetterWriter,
  { columns, widths, rows, lineColor, headColor }: ReceiptTable,
): void {
  const head = columns.map((text) => ({ text, type: 'TH' as const, scope: 'Column' }))
  const body = rows.map(([topic = '', ...values]) => [
    { text: topic, type: 'TH' as const, scope: 'Row' },
    ...values.map((text) => ({ text, type: 'TD' as const })),
  ])
  doc.font('regular', SIZE)
  doc.x = page.left
  doc.table({
    structParent: root,
    maxWidth: page.width,
    defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: lineColor, padding: 4 },
    columnStyles: widths.map((width) => ({ width: width * page.width })),
    rowStyles: (row: number) =>
      row === 0 ? { font: { src: 'bold', size: SIZE }, backgroundColor: headColor } : {},
    data: [head, ...body],
    // The types do not know the parent of the tags.
  } as object)
  doc.y += mm(4)
}
