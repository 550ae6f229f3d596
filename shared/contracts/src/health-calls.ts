import * as v from 'valibot'
import type { Call } from './call.ts'

export const HealthSchema = v.object({
  status: v.picklist(['ok', 'failing']),
  /** The name of the failing part. */
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
