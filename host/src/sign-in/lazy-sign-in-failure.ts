import { withLoadTimeout } from '@portal/federation/loading'
import { lazy } from 'react'

/** The page has a failure of its own for a file that does not load. */
export const LazySignInFailure = lazy(() =>
  withLoadTimeout(import(/* webpackChunkName: "sign-in-failure" */ './sign-in-failure.tsx')),
)
