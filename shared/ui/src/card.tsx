import { type ReactNode, useId } from 'react'
import css from './card.module.css'
import { Heading, type HeadingLevel } from './heading.tsx'

interface CardProps {
  title: string
  icon?: ReactNode
  /** Stands right of the title, such as a StatusBadge. */
  badge?: ReactNode
  level?: Exclude<HeadingLevel, 1>
  /** One of many of its kind, of which two may have the same title: no landmark then, but an article. */
  repeated?: boolean
  children?: ReactNode
  /** Buttons and links, at the bottom of the card. */
  actions?: ReactNode
}

/** A titled box, and a region of that name for screen readers. */
export function Card({ title, icon, badge, children, actions, ...kind }: CardProps) {
  const { level = 2, repeated = false } = kind
  const titleId = useId()
  const Box = repeated ? 'article' : 'section'
  return (
    <Box className={css.card} aria-labelledby={titleId}>
      <header className={css.header}>
        {icon && (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <Heading level={level} id={titleId} className={css.title}>
          {title}
        </Heading>
        {badge}
      </header>
      {children && <div className={css.body}>{children}</div>}
      {actions && <footer className={css.actions}>{actions}</footer>}
    </Box>
  )
}

/** Lays cards out in as many equal columns as fit its own width. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={css.grid}>{children}</div>
    </div>
  )
}
