import type { TenantId } from '@portal/brands'

/** Keys of the one cache that the host and all remotes share. Everything of a customer lies below `customer`. */
export const queryKeys = {
  customer: ['customer'] as const,
  userProfile: () => ['customer', 'userProfile'] as const,
  deletionStatus: () => ['customer', 'deletionStatus'] as const,
  securityEvents: () => ['customer', 'securityEvents'] as const,
  devices: () => ['customer', 'devices'] as const,
  /** Also of what is made from the consents, such as their history: all of it is old when one of them changes. */
  permissions: () => ['customer', 'permissions'] as const,
  permissionsOverview: (tenantId: TenantId) => ['customer', 'permissions', 'overview', tenantId] as const,
  permissionsHistory: (tenantId: TenantId) => ['customer', 'permissions', 'history', tenantId] as const,
  consumption: (tenantId: TenantId) => ['customer', 'consumption', tenantId] as const,
  customerProfiles: () => ['customer', 'customerProfile'] as const,
  customerProfile: (tenantId: TenantId) => ['customer', 'customerProfile', tenantId] as const,
}
