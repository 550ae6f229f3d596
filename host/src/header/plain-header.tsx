import { useTenant } from '../tenants/use-tenant.ts'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'

/** A header with the logo alone. */
export function PlainHeader() {
  const { brand } = useTenant()
  return (
    <Bar>
      <HomeLink brand={brand.name} />
    </Bar>
  )
}
