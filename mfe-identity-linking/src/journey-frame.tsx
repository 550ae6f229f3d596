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

/** The screens have the theme of the inviting brand once it is known. The page around them has its own. */
function BrandTheme() {
  const { tenantId } = useJourney().journey
  const { showTheme } = usePortal()
  const theme = tenantId && tenants[tenantId].theme

  useLayoutEffect(() => (theme ? showTheme?.(theme) : undefined), [theme, showTheme])

  return (
    <div className={css.theme} data-theme={showTheme ? undefined : theme}>
      <Outlet />
    </div>
  )
}
