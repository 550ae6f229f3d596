import { useLinkTo, usePortal } from '@portal/portal'
import { Navigate, Outlet, useLocation } from 'react-router'
import { CheckPage } from './check/check-page.tsx'
import { stages } from './journey.ts'
import { screenAt, screens } from './paths.ts'
import { useJourney } from './use-journey.ts'

/**
 * Whoever asks for a screen that the journey has not come to, or has left behind, is led to where it is. So nobody jumps
 * ahead by an address, and Back after the end finds the end.
 */
export function GuardedScreens() {
  const { basePath } = usePortal()
  const { pathname } = useLocation()
  const { stage } = useJourney().journey
  const linkTo = useLinkTo()
  if (stage === 'checking' || stage === 'unchecked') return <CheckPage />
  const screen = screenAt(pathname.slice(basePath.length))
  const { screens: reach } = stages[stage]
  if (screen && reach.includes(screen)) return <Outlet />
  return <Navigate to={linkTo(screens[reach[0]])} replace />
}
