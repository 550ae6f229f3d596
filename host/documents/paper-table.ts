import type { LegalTable } from '../src/legal-text/legal-text.ts'
import { colors, column, mm, type Paper } from './paper.ts'
import type { PaperWriter } from './paper-writer.ts'

const SIZE = 9

/** The first column is narrower than the others together, and says what its row is about. */
function columnWidths(count: number): number[] {
  const first = column.width * (count === 2 ? 0.36 : 0.3)
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? first : (column.width - first) / (count - 1),
  )
}

/** A table with tagged headers of columns and rows; no row is torn apart by the end of a page. */
export function writeTable(
  paper: Paper,
  { root, write, keepTogether }: PaperWriter,
  { caption, columns, rows }: LegalTable,
): void {
  keepTogether(mm(35))
  write('P', caption, { font: 'bold', after: 3 })
  paper.font('regular', SIZE)
  const head = columns.map((text) => ({ text, type: 'TH' as const, scope: 'Column' }))
  const body = rows.map(([topic = '', ...values]) => [
    { text: topic, type: 'TH' as const, scope: 'Row' },
    ...values.map((text) => ({ text, type: 'TD' as const })),
  ])
  paper.x = column.left
  paper.table({
    structParent: root,
    maxWidth: column.width,
    defaultStyle: { border: [0.5, 0, 0.5, 0], borderColor: colors.line, textColor: colors.ink, padding: 4 },
    columnStyles: columnWidths(columns.length).map((width, index) => ({
      width,
      ...(index === 0 && { font: { src: 'bold', size: SIZE } }),
    })),
    rowStyles: (row: number) =>
      row === 0 ? { font: { src: 'bold', size: SIZE }, backgroundColor: '#e3f1ea' } : {},
    data: [head, ...body],
  } as object)
  paper.y += mm(5)
}
