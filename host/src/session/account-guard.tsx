import { ACCOUNT_DELETION_PATH, isPathBelow } from '@portal/contracts'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AccessGuard } from './access-guard.tsx'
import { useIsAccountDeleted } from './deleted-account.ts'

/** For pages that show something of a customer: without an account there is nothing to show but that it is gone. */
export function AccountGuard({ children }: { children: ReactNode }) {
  return (
    <AccessGuard>
      <Usable>{children}</Usable>
    </AccessGuard>
  )
}

function Usable({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isDeleted = useIsAccountDeleted()
  if (!isDeleted || isPathBelow(ACCOUNT_DELETION_PATH, pathname)) return children
  return <Navigate to={ACCOUNT_DELETION_PATH} replace />
}
