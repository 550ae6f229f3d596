import type { ServiceContact } from './brand.ts'
import { ofEach, type TenantId } from './facts.ts'

/** The customer service of each brand. */
export const serviceContacts: Record<TenantId, ServiceContact> = ofEach(({ contact }) => contact)
