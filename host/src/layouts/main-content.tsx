import { Loading, Skeleton } from '@portal/ui'
import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageProgress } from '../progress/page-progress.tsx'
import css from './layout.module.css'
import { MAIN_ID } from './skip-link.tsx'

/** The boundary outlives a change of tab, so the old tab stays until the new one can paint. */
export function MainContent({ column }: { column: 'wide' | 'narrow' | 'centred' }) {
  return (
    <main id={MAIN_ID} className={css.main} data-column={column}>
      <PageProgress />
      <Suspense
        fallback={
          <Loading>
            <Skeleton lines={6} />
          </Loading>
        }
      >
        <Outlet />
      </Suspense>
    </main>
  )
}

/** A page without a layout, for when the shell itself has failed. */
export function BareMain({ children }: { children: ReactNode }) {
  return (
    <main className={css.main} data-column="centred">
      {children}
    </main>
  )
}
