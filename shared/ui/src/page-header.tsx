import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import css from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** A link to the parent page, without the arrow. */
  back?: ReactNode
  /** One or two sentences under the title. */
  children?: ReactNode
}

/** The page's only h1, marked with `data-route-heading` for the focus after a navigation. */
export function PageHeader({ title, back, children }: PageHeaderProps) {
  return (
    <header className={css.header}>
      {back && <div className={css.back}>{back}</div>}
      <Heading level={1}>{title}</Heading>
      {children && <div className={css.lead}>{children}</div>}
    </header>
  )
}
