import type { ReactNode } from 'react'
import css from './state-message.module.css'

interface EmptyStateProps {
  title: string
  icon?: ReactNode
  /** Instead of the icon, where the message has a whole page. */
  illustration?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Nothing is there yet, and that is in order. Its title is no heading: it stands under the card's. */
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
