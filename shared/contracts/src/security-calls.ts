import * as v from 'valibot'
import type { Call } from './call.ts'
import { DevicesSchema, DevicesSignedOutSchema, SecurityEventsSchema } from './security.ts'

/** Query of DELETE api/userProfile/devices. */
const DeviceQuerySchema = v.strictObject({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export const securityCalls = {
  getSecurityEvents: {
    method: 'GET',
    path: '/api/userProfile/securityEvents',
    response: SecurityEventsSchema,
  },
  getDevices: {
    method: 'GET',
    path: '/api/userProfile/devices',
    response: DevicesSchema,
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/api/userProfile/devices',
    stepUp: true,
    query: DeviceQuerySchema,
    response: DevicesSignedOutSchema,
  },
  signOutOtherDevices: {
    method: 'DELETE',
    path: '/api/userProfile/otherDevices',
    stepUp: true,
    response: DevicesSignedOutSchema,
  },
} as const satisfies Record<string, Call>
