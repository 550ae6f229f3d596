import type { Database } from '../database/open-database.ts'
import { tellNewDevice } from '../devices/new-device.rules.ts'
import type { ServeCall } from '../serve-call.ts'
import { userProfile } from './user-profile.rules.ts'

export function userProfileRoutes(serve: ServeCall, db: Database): void {
  serve('getUserProfile', async ({ account, userAgent }) => {
    await tellNewDevice(db, account, userAgent)
    return userProfile(account)
  })
}
