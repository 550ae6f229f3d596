import type { ServeCall } from '../serve-call.ts'
import { customerProfile, type ProfileParts } from './customer-profile.rules.ts'

export function customerProfileRoutes(serve: ServeCall, parts: ProfileParts): void {
  serve('getCustomerProfile', ({ account, tenantId }) => customerProfile(parts, account.customerId, tenantId))
}
