import type { Call } from './call.ts'
import { ConsumptionSchema } from './consumption.ts'

export const consumptionCalls = {
  getConsumption: {
    method: 'GET',
    path: '/api/consumption',
    tenant: true,
    response: ConsumptionSchema,
  },
} as const satisfies Record<string, Call>
