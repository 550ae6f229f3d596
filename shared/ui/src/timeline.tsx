import type { ReactNode } from 'react'
import css from './timeline.module.css'

/** A list of what happened, newest first, along a line. */
export function Timeline({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ol role="list" className={css.line}>
      {children}
    </ol>
  )
}

interface TimelineItemProps {
  title: ReactNode
  /** Such as the time and the device. */
  note?: ReactNode
  /** Links and buttons, at the end of the row. */
  actions?: ReactNode
}

export function TimelineItem({ title, note, actions }: TimelineItemProps) {
  return (
    <li className={css.item}>
      <div className={css.texts}>
        <p className={css.title}>{title}</p>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </li>
  )
}
