import { Outlet } from 'react-router'
import { BrandLook } from './brand-look.tsx'
import { JourneyProvider } from './journey-provider.tsx'

/** Around all routes: they share one journey, and its look. */
export default function JourneyFrame() {
  return (
    <JourneyProvider>
      <BrandLook>
        <Outlet />
      </BrandLook>
    </JourneyProvider>
  )
}
