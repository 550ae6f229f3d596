import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './skeleton.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Wraps the skeletons of a page and announces the loading once. */
export function Loading({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Wird geladen …</VisuallyHidden>
      {children}
    </div>
  )
}

interface SkeletonProps {
  shape?: 'lines' | 'block' | 'circle'
  /** The number of lines. The last one is shorter. */
  lines?: number
}

/** A grey placeholder, visible after 200 ms. Screen readers skip it, so wrap it in Loading. */
export function Skeleton({ shape = 'lines', lines = 3 }: SkeletonProps) {
  if (shape !== 'lines') return <div aria-hidden="true" className={classNames(css.bone, css[shape])} />
  return (
    <div aria-hidden="true" className={css.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(css.bone, css.line)} />
      ))}
    </div>
  )
}
