import { tenants } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useLayoutEffect } from 'react'
import { Outlet } from 'react-router'
import css from './journey-page.module.css'
import { JourneyProvider, useJourney } from './use-journey.tsx'

export default function JourneyFrame() {
  return (
    <JourneyProvider>
      <BrandTheme />
    </JourneyProvider>
  )
}

/** The page has the theme of the inviting brand once it is known. An older portal keeps its own around the screens. */
function BrandTheme() {
  const { tenantId, stage } = useJourney().journey
  const { showTheme } = usePortal()
  const known = tenantId && tenants[tenantId].theme
  const theme = known ?? (stage === 'checking' ? null : undefined)

  useLayoutEffect(() => (theme === undefined ? undefined : showTheme?.(theme)), [theme, showTheme])

  return (
    <div className={css.theme} data-theme={showTheme ? undefined : known}>
      <Outlet />
    </div>
  )
}
