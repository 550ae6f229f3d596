import type { ReactNode } from 'react'
import css from './state-message.module.css'

interface EmptyStateProps {
  title: string
  icon?: ReactNode
  /** Replaces the icon of a message that fills a page. */
  illustration?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** An empty list or page without an error. Its title is not a heading, because it is below the card's. */
export function EmptyState({ title, icon, illustration, children, actions }: EmptyStateProps) {
  return (
    <div className={css.message}>
      {illustration ??
        (icon && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        ))}
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
