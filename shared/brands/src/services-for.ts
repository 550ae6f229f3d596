// Apart from details.ts, whose values the build inlines: it may hold no function that pages call.
import { services } from './details.ts'
import type { TenantId } from './facts.ts'

/**
 * The services to name to a customer: those of the shown brand, then those of the customer's other brands.
 * @param own the shown brand; undefined while it is unknown
 * @param brands the brands of the customer; undefined while they are unknown, so that all services are named
 */
export function servicesFor(own: TenantId | undefined, brands: readonly TenantId[] | undefined) {
  const fitting = services.filter(({ tenantId }) => tenantId === own || !brands || brands.includes(tenantId))
  const ofOwn = fitting.filter(({ tenantId }) => !own || tenantId === own)
  return { ofOwn, ofOthers: fitting.filter((service) => !ofOwn.includes(service)) }
}
