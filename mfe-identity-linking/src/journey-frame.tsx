import { tenants } from '@portal/contracts'
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
  return (
    <div className={css.theme} data-theme={tenantId && tenants[tenantId].theme}>
      <Outlet />
    </div>
  )
}
