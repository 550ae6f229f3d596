import { findDeletionStatus } from './account-deletion/account-deletion.repository.ts'
import { requestDeletion } from './account-deletion/account-deletion.rules.ts'
import {
  type DevicesParts,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
} from './devices/devices.rules.ts'
import { notifyNewDevice } from './devices/new-device.rules.ts'
import { findNewDevice } from './devices/noticed-devices.repository.ts'
import { describeMailLink } from './mail-links/mail-links.rules.ts'
import { exportMyData, type MyDataParts } from './my-data/my-data.rules.ts'
import { requestPasswordReset } from './password-reset/password-reset.rules.ts'
import { listSecurityEvents, type SecurityEventsParts } from './security-events/security-events.rules.ts'
import type { ServeCall } from './serve-call.ts'
import { userProfile } from './user-profile/user-profile.rules.ts'

type Parts = DevicesParts & MyDataParts & SecurityEventsParts

/** Calls about the account as a whole whose routes are one rule each. */
export function accountRoutes(serve: ServeCall, parts: Parts): void {
  const { db } = parts
  serve('getUserProfile', async ({ account, userAgent }) => {
    await notifyNewDevice(db, account, userAgent)
    return userProfile(account, await findNewDevice(db, account.customerId, account.sessionId))
  })
  serve('requestPasswordReset', ({ account, change }) => change((trx) => requestPasswordReset(trx, account)))
  serve('getSecurityEvents', ({ account }) => listSecurityEvents(parts, account))
  serve('getDevices', ({ account }) => listDevices(parts, account))
  serve('signOutDevice', ({ account, query, change }) => signOutDevice(parts, account, query.id, change))
  serve('signOutOtherDevices', ({ account, change }) => signOutOtherDevices(parts, account, change))
  serve('describeMailLink', ({ body, address }) =>
    db.transaction().execute((trx) => describeMailLink(trx, body.token, address)),
  )
  serve('getMyData', ({ account, requestId }) => exportMyData(parts, account, requestId))
  serve('deleteAccount', ({ account, query, change }) =>
    change((trx) => requestDeletion(trx, account, { withdrawsConsents: query.consents === 'withdraw' })),
  )
  serve('getDeletionStatus', ({ account }) => findDeletionStatus(db, account.customerId))
}
