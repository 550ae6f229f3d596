export type { DeepLinks, Partner, ServiceContact } from './brand.ts'
export { serviceContacts } from './contacts.ts'
export { cancellationUrls, webAccounts } from './contract-links.ts'
export {
  type AdvertisingTopic,
  advertisingTopics,
  loginHosts,
  partners,
  portalUrls,
  type Service,
} from './details.ts'
export {
  ACCOUNT_NAME,
  PARENT_BRAND,
  type Tenant,
  type TenantId,
  THIRD_BRAND,
  tenantIds,
  tenants,
} from './facts.ts'
export { deepLinks } from './links.ts'
export { servicesFor } from './services-for.ts'
