import type { LegalTable } from './legal-text.ts'
import css from './table-block.module.css'

// On a phone rows and cells are laid out as blocks, and WebKit then drops their roles.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
}

/** Becomes a list of cards where it would not fit: each value then shows the name of its column. */
export function TableBlock({ caption, columns, rows }: LegalTable) {
  return (
    <div className={css.box}>
      <table {...roles.table} className={css.table}>
        <caption>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column} {...roles.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(([topic, ...values]) => (
            <tr key={topic} {...roles.row}>
              <th {...roles.rowHeader}>{topic}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]} {...roles.cell} data-column={columns[index + 1]}>
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
