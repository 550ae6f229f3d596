import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { meterReadings } from './meter-readings.rules.ts'

export function meterReadingRoutes(serve: ServeCall, db: Database): void {
  serve('getMeterReadings', ({ account: { customerId }, tenantId }) =>
    meterReadings(db, { customerId, tenantId }),
  )
}
