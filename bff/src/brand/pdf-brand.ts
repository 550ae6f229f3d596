import { type TenantId, tenants } from '@portal/contracts'
import type { PdfBrand } from '@portal/pdf'
import { brandLooks } from './brand-look.ts'

/** The group's sun over a valley. */
const mark: PdfBrand['mark'] = {
  size: 40,
  shapes: [
    { path: 'M11.5 13a8.5 8.5 0 1 1 17 0a8.5 8.5 0 1 1-17 0Z', fill: 'accent' },
    {
      path: 'M0 13.5c7.5 0 12 9.5 20 9.5s12.5-9.5 20-9.5V25a11 11 0 0 1-11 11H11A11 11 0 0 1 0 25Z',
      fill: 'brand',
    },
    { path: 'M3 27.5c6 0 9.5 3.5 17 3.5s11-3.5 17-3.5', stroke: 'onBrand', strokeWidth: 2 },
  ],
}

export const pdfBrandOf = (tenantId: TenantId): PdfBrand => ({
  name: tenants[tenantId].name,
  colors: brandLooks[tenantId],
  mark,
})
