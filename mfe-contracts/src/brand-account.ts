import { type AppConfig, type TenantId, tenants, webAccounts } from '@portal/contracts'

/** The brand's web account, else its own portal if the app config has one. */
export function brandAccount(
  tenantId: TenantId,
  config: AppConfig,
): { name: string; url: string } | undefined {
  const account = webAccounts[tenantId]
  if (account) return account
  const portalUrl = config[`portalUrl${tenantId}`]
  return portalUrl ? { name: `Portal von ${tenants[tenantId].name}`, url: portalUrl } : undefined
}
