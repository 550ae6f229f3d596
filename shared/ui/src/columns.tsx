import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './columns.module.css'

interface ColumnsProps {
  /** Stands beside the content, and below it where the page is narrow: help, related links, further steps. */
  aside: ReactNode
  /** If the content may be long: where the page is narrow, the aside stands above it. */
  asideFirst?: boolean
  children: ReactNode
}

/** The columns of a page: its content in a width that reads well, and what belongs to it beside. Each is a stack. */
export function Columns({ aside, asideFirst = false, children }: ColumnsProps) {
  return (
    <div className={css.container}>
      <div className={css.columns}>
        {!asideFirst && <div className={css.column}>{children}</div>}
        <div className={classNames(css.column, css.aside)}>{aside}</div>
        {asideFirst && <div className={css.column}>{children}</div>}
      </div>
    </div>
  )
}
