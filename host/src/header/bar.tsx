import type { ReactNode, Ref } from 'react'
import { useAppState } from '../app-state/app-state.ts'
import css from './bar.module.css'

interface BarProps {
  ref?: Ref<HTMLElement>
  /** Stays in view while the app state has a sticky header. */
  sticky?: boolean
  children: ReactNode
}

/** The strip at the top of every layout. */
export function Bar({ ref, sticky = false, children }: BarProps) {
  const isInView = useAppState('hasStickyHeader')
  return (
    <header
      ref={ref}
      className={css.bar}
      data-sticky={sticky || undefined}
      data-away={(sticky && !isInView) || undefined}
      data-letterhead=""
    >
      <div className={css.inner}>{children}</div>
    </header>
  )
}
