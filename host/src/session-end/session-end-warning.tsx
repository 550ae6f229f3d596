import { useUserProfile } from '@portal/bff-client'
import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'

const SessionEndToast = lazy(() => import('./session-end-toast.tsx'))

/** Most pages are closed long before, and a customer who comes back to one loads the profile anew. */
const DAY_SECONDS = 24 * 60 * 60

/** Warns of the end of a session that is to end within a day. */
export function SessionEndWarning() {
  return useSession().signedIn ? <OfCustomer /> : null
}

function OfCustomer() {
  const left = useUserProfile().data?.sessionSecondsLeft
  if (left === undefined || left > DAY_SECONDS) return null
  return (
    <Suspense>
      <SessionEndToast />
    </Suspense>
  )
}
