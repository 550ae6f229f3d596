import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useHost } from '../start/host-context.ts'
import { signInPath } from './return-target.ts'

/** Without a stored access token a page that is not public leads to the sign-in, and from there back to its full path. */
export function AccessGuard({ children }: { children: ReactNode }) {
  const { session } = useHost()
  const { pathname, search, hash } = useLocation()
  if (session.signedIn) return children
  return <Navigate to={signInPath(pathname + search + hash)} replace />
}
