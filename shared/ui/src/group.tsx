import { type ReactNode, useId } from 'react'
import css from './group.module.css'

interface GroupProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A named part of a page, with an h2. Cards inside have level 3. */
export function Group({ title, lead, children }: GroupProps) {
  const titleId = useId()
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  )
}
