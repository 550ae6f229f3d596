import { Navigate } from 'react-router'
import { useHost } from '../start/host-context.ts'
import { OVERVIEW_PATH } from '../tabs.ts'
import { GOODBYE_PATH, goodbye } from './goodbye-path.ts'

/** `/`, where every sign-out ends: that of a deleted account must not end at a form which refuses it. */
export function HomePage() {
  const { session } = useHost()
  const isLeaving = !session.signedIn && goodbye.isNoted()
  return <Navigate to={isLeaving ? GOODBYE_PATH : OVERVIEW_PATH} replace />
}
