import type { TenantId } from '@portal/brands'

/** Keys of the cache that the host and all remotes share. All data of a customer are below `customer`. */
export const queryKeys = {
  customer: ['customer'] as const,
  userProfile: () => ['customer', 'userProfile'] as const,
  deletionStatus: () => ['customer', 'deletionStatus'] as const,
  securityEvents: () => ['customer', 'securityEvents'] as const,
  devices: () => ['customer', 'devices'] as const,
  /** Includes data derived from consents, such as their history, which a changed consent makes stale. */
  permissions: () => ['customer', 'permissions'] as const,
  permissionsOverview: (tenantId: TenantId) => ['customer', 'permissions', 'overview', tenantId] as const,
  permissionsHistory: (tenantId: TenantId) => ['customer', 'permissions', 'history', tenantId] as const,
  consumption: (tenantId: TenantId) => ['customer', 'consumption', tenantId] as const,
  customerProfiles: () => ['customer', 'customerProfile'] as const,
  customerProfile: (tenantId: TenantId) => ['customer', 'customerProfile', tenantId] as const,
}
