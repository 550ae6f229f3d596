import { SUPPORT_HOURS, serviceContacts, type TenantId } from '@portal/contracts'
import { ACCOUNT_TENANT } from '../../brand/brand-look.ts'

/** Whom a customer calls who did not do what a mail tells of. */
export function serviceHint(tenantId: TenantId = ACCOUNT_TENANT): string {
  const phone = serviceContacts[tenantId].phone.replaceAll(' ', '\u00a0')
  return `Unseren Kundenservice erreichen Sie unter ${phone} (${SUPPORT_HOURS}).`
}
