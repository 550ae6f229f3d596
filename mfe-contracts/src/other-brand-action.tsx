import { type TenantId, THIRD_BRAND, tenants } from '@portal/contracts'
import { usePortal, useTenantChoice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, buttonClass, ExternalLink } from '@portal/ui'
import { brandAccount } from './brand-account.ts'
import { contractsTexts } from './texts.de.ts'

/** Whether the portal can show the contracts of a brand to this customer. */
export function useCanSwitch(): (tenantId: TenantId) => boolean {
  const choice = useTenantChoice()
  return (tenantId) => tenantId !== THIRD_BRAND && choice.includes(tenantId)
}

/** Switches to another brand if the customer can choose it, else links to that brand's own account. */
export function OtherBrandAction({ tenantId }: { tenantId: TenantId }) {
  const { t } = useTexts(contractsTexts)
  const { config, showTenant } = usePortal()
  const canSwitch = useCanSwitch()
  if (canSwitch(tenantId)) {
    const brand = tenants[tenantId].name
    return <Button onClick={() => showTenant(tenantId)}>{t('otherBrand.show', { brand })}</Button>
  }
  const account = brandAccount(tenantId, config)
  if (!account) return null
  return (
    <ExternalLink className={buttonClass('secondary')} href={account.url} target="_blank">
      {t('otherBrand.account', { name: account.name })}
    </ExternalLink>
  )
}
