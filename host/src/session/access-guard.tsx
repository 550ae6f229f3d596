import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { GOODBYE_PATH, OVERVIEW_PATH } from '../paths.ts'
import { isGoodbye } from './goodbye.ts'
import { signInPath } from './return-target.ts'
import { useSession } from './use-session.ts'

/** Without a stored access token a page that is not public leads to the sign-in, and from there back to its full path. */
export function AccessGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.signedIn) return children
  // Where a sign-out ends. That of a deleted account must not end at a form which refuses it.
  const isLeaving = pathname === OVERVIEW_PATH && isGoodbye()
  return <Navigate to={isLeaving ? GOODBYE_PATH : signInPath(pathname + search + hash)} replace />
}
