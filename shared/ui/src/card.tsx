import { type ReactNode, useId } from 'react'
import css from './card.module.css'
import { Heading, type HeadingLevel } from './heading.tsx'

interface CardProps {
  title: ReactNode
  icon?: ReactNode
  /** Right of the title, such as a StatusBadge. */
  badge?: ReactNode
  /** 1 for a card that is the whole page. */
  level?: HeadingLevel
  /** For cards of a list, whose titles may repeat: an article instead of a landmark. */
  repeated?: boolean
  children?: ReactNode
  /** Buttons and links, at the bottom of the card. */
  actions?: ReactNode
}

/** A titled box and landmark. */
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

/** Lays out cards side by side. The last row is always full, and each card is as high as its content. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={css.grid}>{children}</div>
    </div>
  )
}

/** Lays out cards as the rows of one box: title, content, and actions at the end. For pages with many short cards. */
export function CardList({ children }: { children: ReactNode }) {
  return (
    <div className={css.container}>
      <div className={css.list}>{children}</div>
    </div>
  )
}
