import { useUserProfile } from '@portal/bff-client'
import { lazy, Suspense } from 'react'
import { useSession } from '../session/use-session.ts'

const SessionEndToast = lazy(() => import('./session-end-toast.tsx'))

/** Few pages stay open for longer, and a customer who returns to one refetches the profile. */
const DAY_SECONDS = 24 * 60 * 60

/** Loads the warning only for a session that ends within a day. */
export function SessionEndWarning() {
  return useSession().signedIn ? <Warning /> : null
}

function Warning() {
  const left = useUserProfile().data?.sessionSecondsLeft
  if (left === undefined || left > DAY_SECONDS) return null
  return (
    <Suspense>
      <SessionEndToast />
    </Suspense>
  )
}
