import * as v from 'valibot'
import { MailLinkResultSchema, MailLinkStateSchema, MailRequestedSchema } from './account-responses.ts'
import type { Call } from './call.ts'
import { ItemResultsSchema } from './change-results.ts'
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
    query: DeviceQuerySchema,
    response: DevicesSignedOutSchema,
  },
  signOutOtherDevices: {
    method: 'DELETE',
    path: '/api/userProfile/otherDevices',
    response: DevicesSignedOutSchema,
  },
  undoChange: {
    method: 'POST',
    path: '/api/changes/undo',
    response: ItemResultsSchema,
  },
  reportActivity: {
    method: 'POST',
    path: '/api/userProfile/report',
    status: 202,
    response: MailRequestedSchema,
  },
  secureAccount: {
    method: 'POST',
    path: '/api/secureAccount',
    public: true,
    response: MailLinkResultSchema,
  },
  describeMailLink: {
    method: 'POST',
    path: '/api/mailLinks/describe',
    public: true,
    response: MailLinkStateSchema,
  },
} as const satisfies Record<string, Call>
