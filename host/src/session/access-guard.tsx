import { ACCOUNT_DELETION_PATH, isPathBelow } from '@portal/contracts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { isAccountLinking } from '../account-linking/account-linking-path.ts'
import { useHost } from '../start/host-context.ts'
import { useIsAccountDeleted } from './deleted-account.ts'
import { signInPath } from './return-target.ts'

/** Without a stored access token a page that is not public leads to the sign-in, and from there back to its full path. */
export function AccessGuard({ children }: { children: ReactNode }) {
  const { session } = useHost()
  const { pathname, search, hash } = useLocation()
  // There is no account yet to ask for, and linking tells by itself that one is being deleted.
  if (session.signedIn && isAccountLinking(pathname)) return children
  if (session.signedIn) return <AccountGuard>{children}</AccountGuard>
  return <Navigate to={signInPath(pathname + search + hash)} replace />
}

/** Without an account there is nothing to show but that it is gone. */
function AccountGuard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isDeleted = useIsAccountDeleted()
  if (!isDeleted || isPathBelow(ACCOUNT_DELETION_PATH, pathname)) return children
  return <Navigate to={ACCOUNT_DELETION_PATH} replace />
}
