import type { ReactNode } from 'react'
import css from './layout.module.css'

/** A page without any layout around it, for when the shell itself has failed. */
export function BareMain({ children }: { children: ReactNode }) {
  return (
    <main className={css.main} data-column="centred">
      {children}
    </main>
  )
}
