import type { ReactNode } from 'react'
import css from './drawing.module.css'

/** The frame of every illustration. Decorative, because it always has a text beside it. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 160" className={css.drawing} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
