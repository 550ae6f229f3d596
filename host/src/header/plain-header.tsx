import { useTenant } from '../tenants/use-tenant.ts'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'

/** A header without tabs, for pages that stand outside of the portal's order. */
export function PlainHeader() {
  const { brand } = useTenant()
  return (
    <Bar>
      <HomeLink brand={brand.name} />
    </Bar>
  )
}
