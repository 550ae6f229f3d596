import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { customerProfile } from './customer-profile.rules.ts'

export function customerProfileRoutes(serve: ServeCall, db: Database): void {
  serve('getCustomerProfile', ({ account, tenantId }) => customerProfile(db, account.customerId, tenantId))
}
