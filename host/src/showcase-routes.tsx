import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'

// Guarded where it stands: the bundler leaves the import out only if it sees at once that it is never reached.
const Showcase = SHOWCASE ? lazy(() => import('@portal/ui/showcase')) : undefined

/** The page with every component of the design system. A release for customers is built without it. */
export const showcaseRoutes: RouteObject[] = Showcase
  ? [
      {
        path: '/components',
        element: (
          <Suspense>
            <Showcase />
          </Suspense>
        ),
      },
    ]
  : []
