import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { consumption } from './consumption.rules.ts'

export function consumptionRoutes(serve: ServeCall, db: Database): void {
  serve('getConsumption', ({ account: { customerId }, tenantId }) =>
    consumption(db, { customerId, tenantId }),
  )
}
