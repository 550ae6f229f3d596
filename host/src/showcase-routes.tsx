import { lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'

// The condition is here because the bundler drops the import only in a branch that is obviously unreachable.
const Showcase = SHOWCASE ? lazy(() => import('@portal/ui/showcase')) : undefined

/** The page with every component of the design system. A release is built without it. */
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
