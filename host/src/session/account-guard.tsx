import { isPathBelow, portalPaths } from '@portal/contracts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { UNLINKED_ACCOUNT_PATH } from '../paths.ts'
import { AccessGuard } from './access-guard.tsx'
import { useIsAccountDeleted } from './deleted-account.ts'
import { useIsAccountUnlinked } from './unlinked-account.ts'

/** For pages that show something of a customer: an account without one, or one that is gone, has a page of its own. */
export function AccountGuard({ children }: { children: ReactNode }) {
  return (
    <AccessGuard>
      <Usable>{children}</Usable>
    </AccessGuard>
  )
}

function Usable({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isUnlinked = useIsAccountUnlinked()
  const isDeleted = useIsAccountDeleted()
  if (isUnlinked) return <Navigate to={UNLINKED_ACCOUNT_PATH} replace />
  if (!isDeleted || isPathBelow(portalPaths.accountDeletion, pathname)) return children
  return <Navigate to={portalPaths.accountDeletion} replace />
}
