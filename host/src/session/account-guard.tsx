import { isPathBelow, portalPaths } from '@portal/contracts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { UNLINKED_ACCOUNT_PATH } from '../paths.ts'
import { AccessGuard } from './access-guard.tsx'
import { useIsAccountDeleted, useIsAccountUnlinked } from './account-state.ts'

/** For pages with customer data. Accounts without a customer and deleted accounts are redirected to a page of their own. */
export function AccountGuard({ children }: { children: ReactNode }) {
  return (
    <AccessGuard>
      <ActiveCustomer>{children}</ActiveCustomer>
    </AccessGuard>
  )
}

function ActiveCustomer({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isUnlinked = useIsAccountUnlinked()
  const isDeleted = useIsAccountDeleted()
  if (isUnlinked) return <Navigate to={UNLINKED_ACCOUNT_PATH} replace />
  if (!isDeleted || isPathBelow(portalPaths.accountDeletion, pathname)) return children
  return <Navigate to={portalPaths.accountDeletion} replace />
}
