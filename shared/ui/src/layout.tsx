import type { ComponentProps, ReactNode } from 'react'
import css from './layout.module.css'

/** Lays out cards, grids of cards and notices below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={css.stack}>{children}</div>
}

/** Text for screen readers only. Takes every attribute of a span, such as `role="status"`. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={css.hidden} />
}
