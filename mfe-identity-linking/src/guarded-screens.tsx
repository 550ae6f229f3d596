import { useLinkTo } from '@portal/portal'
import { Navigate, Outlet, useLocation } from 'react-router'
import { CheckPage } from './check/check-page.tsx'
import { withoutContact } from './contact-path.ts'
import { screens } from './journey.ts'
import { useJourney } from './use-journey.tsx'

/**
 * Redirects to the screen of the stage if the requested screen belongs to another stage. So no address skips a step, and Back
 * after the end shows the end.
 */
export default function GuardedScreens() {
  const { pathname } = useLocation()
  const { stage } = useJourney().journey
  const linkTo = useLinkTo()
  if (stage === 'checking' || stage === 'unchecked') return <CheckPage />
  const at = withoutContact(pathname).replace(/\/+$/, '')
  if (screens[stage].some((screen) => linkTo(screen) === at)) return <Outlet />
  return <Navigate to={linkTo(screens[stage][0])} replace />
}
