import { type ReactNode, useId } from 'react'
import css from './showcase.module.css'

/** One family of components. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** States of one component, side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}

/** Components that need some width, in columns where there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={css.columns}>{children}</div>
}
