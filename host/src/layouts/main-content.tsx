import { Loading, Skeleton } from '@portal/ui'
import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageProgress } from '../progress/page-progress.tsx'
import css from './layout.module.css'
import { MAIN_ID } from './skip-link.tsx'

/** The place of the page. The boundary stays over a change of tab, so the old tab stays until the new one can paint. */
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
