import { type Contract, type TenantId, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { OtherBrandAction, useCanSwitch } from '../other-brand-action.tsx'
import { overviewTexts } from './overview.de.ts'

interface OtherBrandsProps {
  contracts: readonly Contract[]
  /** The brand whose contracts the page shows. */
  current: TenantId
}

/** A notice for each other brand with contracts: how many, and the link to them. */
export function OtherBrands({ contracts, current }: OtherBrandsProps) {
  const { t } = useTexts(overviewTexts)
  const canSwitch = useCanSwitch()
  const counts = new Map<TenantId, number>()
  for (const { tenantId } of contracts) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1)
  return [...counts].map(([tenantId, count]) => (
    <Notice
      key={tenantId}
      title={t('others.title', { count, brand: tenants[tenantId].name })}
      actions={<OtherBrandAction tenantId={tenantId} />}
    >
      {canSwitch(tenantId) ? t('others.text') : t('others.elsewhere', { current: tenants[current].name })}
    </Notice>
  ))
}
