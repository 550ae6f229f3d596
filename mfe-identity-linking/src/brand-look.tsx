import { tenants } from '@portal/contracts'
import type { ReactNode } from 'react'
import css from './journey-page.module.css'
import { useJourney } from './use-journey.ts'

/** The journey has the look of the brand that invited, once it is known, as the letter had. The page around it keeps its own. */
export function BrandLook({ children }: { children: ReactNode }) {
  const { tenantId } = useJourney().journey
  return (
    <div className={css.look} data-theme={tenantId && tenants[tenantId].theme}>
      {children}
    </div>
  )
}
