import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './status-badge.module.css'

interface StatusBadgeProps {
  kind?: 'neutral' | 'brand' | 'success' | 'warning' | 'error'
  icon?: ReactNode
  children: ReactNode
}

/** A state in one or two words. The colour only supports the text. */
export function StatusBadge({ kind = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={classNames(css.badge, css[kind])}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
