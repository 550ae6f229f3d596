import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { GOODBYE_PATH, OVERVIEW_PATH } from '../paths.ts'
import { goodbyeTime } from './account-state.ts'
import { signInPath } from './return-target.ts'
import { useSession } from './use-session.ts'

/** Without a stored access token it redirects to the sign-in, which returns to the full path. */
export function AccessGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.signedIn) return children
  // A sign-out ends here. That of a deleted account must not end at a sign-in that refuses it.
  const isLeaving = pathname === OVERVIEW_PATH && goodbyeTime() !== null
  return <Navigate to={isLeaving ? GOODBYE_PATH : signInPath(pathname + search + hash)} replace />
}
