import type { LegalTable } from './legal-text.ts'
import css from './table-block.module.css'

// On a phone rows and cells are laid out as blocks, and WebKit then forgets what they are.
const is = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

/** A table that becomes a list of cards where it would not fit: each value then carries the name of its column. */
export function TableBlock({ caption, columns, rows }: LegalTable) {
  return (
    <div className={css.box}>
      <table {...is.table} className={css.table}>
        <caption>{caption}</caption>
        <thead {...is.group}>
          <tr {...is.row}>
            {columns.map((column) => (
              <th key={column} {...is.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is.group}>
          {rows.map(([topic, ...values]) => (
            <tr key={topic} {...is.row}>
              <th {...is.rowHeader}>{topic}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} {...is.cell} data-column={columns[index + 1]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
