import type { ReactNode } from 'react'
import css from './data-row.module.css'

/** Holds DataRows. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className={css.list}>{children}</dl>
}

interface DataRowProps {
  label: string
  /** The value. */
  children: ReactNode
  /** Such as "und 2 weitere Einträge". */
  hint?: string | undefined
  /** Such as "Zuletzt geändert: heute". */
  changed?: string | undefined
  /** A link or button beside the value. */
  action?: ReactNode
}

/** One labelled value inside a DefinitionList. */
export function DataRow({ label, children, hint, changed, action }: DataRowProps) {
  return (
    <div className={css.row}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>
        <div>{children}</div>
        {hint && <span className={css.note}>{hint}</span>}
        {changed && <span className={css.note}>{changed}</span>}
      </dd>
      {action && <dd className={css.action}>{action}</dd>}
    </div>
  )
}
