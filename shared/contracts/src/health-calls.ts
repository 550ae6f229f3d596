import * as v from 'valibot'
import type { Call } from './call.ts'

export const HealthSchema = v.object({
  status: v.picklist(['ok', 'failing']),
  /** Names the part that fails, if one does. */
  failing: v.optional(v.string()),
})

export const healthCalls = {
  getLiveness: {
    method: 'GET',
    path: '/health/live',
    public: true,
    response: HealthSchema,
  },
  getReadiness: {
    method: 'GET',
    path: '/health/ready',
    public: true,
    response: HealthSchema,
  },
} as const satisfies Record<string, Call>
