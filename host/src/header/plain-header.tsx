import { useShownBrand } from '../tenants/use-shown-brand.ts'
import { Bar } from './bar.tsx'
import { HomeLink } from './home-link.tsx'
import { PrintNote } from './print-note.tsx'

/** A header with the logo alone. */
export function PlainHeader() {
  const brand = useShownBrand()
  return (
    <Bar>
      <HomeLink brand={brand?.name} />
      <PrintNote />
    </Bar>
  )
}
