import * as v from 'valibot'
import { AccountSecuredSchema, MailLinkStateSchema, MailRequestedSchema } from './account-answers.ts'
import type { Call } from './call.ts'
import { DevicesSchema, DevicesSignedOutSchema, SecurityEventsSchema } from './security.ts'

/** Query of DELETE api/userProfile/devices. */
const DeviceQuerySchema = v.strictObject({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) })

export const securityCalls = {
  getSecurityEvents: {
    method: 'GET',
    path: '/api/userProfile/securityEvents',
    limits: [{ most: 120, withinSeconds: 3600 }],
    response: SecurityEventsSchema,
  },
  getDevices: {
    method: 'GET',
    path: '/api/userProfile/devices',
    limits: [{ most: 120, withinSeconds: 3600 }],
    response: DevicesSchema,
  },
  signOutDevice: {
    method: 'DELETE',
    path: '/api/userProfile/devices',
    limits: [{ most: 120, withinSeconds: 3600 }],
    stepUp: true,
    query: DeviceQuerySchema,
    response: DevicesSignedOutSchema,
  },
  signOutOtherDevices: {
    method: 'DELETE',
    path: '/api/userProfile/otherDevices',
    limits: [{ most: 120, withinSeconds: 3600 }],
    stepUp: true,
    response: DevicesSignedOutSchema,
  },
  reportActivity: {
    method: 'POST',
    path: '/api/userProfile/report',
    limits: [
      { most: 1, withinSeconds: 60 },
      { most: 10, withinSeconds: 86_400 },
    ],
    mails: ['report-link'],
    status: 202,
    response: MailRequestedSchema,
  },
  secureAccount: {
    method: 'POST',
    path: '/api/secureAccount',
    mails: ['account-secured', 'password-reset'],
    public: true,
    response: AccountSecuredSchema,
  },
  describeMailLink: {
    method: 'POST',
    path: '/api/mailLinks/describe',
    public: true,
    response: MailLinkStateSchema,
  },
} as const satisfies Record<string, Call>
