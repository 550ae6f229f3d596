import type { Call } from './call.ts'
import { MeterReadingsSchema } from './meter-readings.ts'

export const meterReadingCalls = {
  getMeterReadings: {
    method: 'GET',
    path: '/api/meterReadings',
    tenant: true,
    response: MeterReadingsSchema,
  },
} as const satisfies Record<string, Call>
