import type { ReactNode } from 'react'
import css from './stack.module.css'

/** Lays cards, grids of cards and notices below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>
}
