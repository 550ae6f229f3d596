import type { SignedInAccount } from '../authentication/authenticate.ts'
import type { Database } from '../database/open-database.ts'
import { softwareOf } from '../identity-provider/software-of.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { noticeDevice } from './noticed-devices.repository.ts'

/** Notifies the customer of a sign-in with a new browser, by one mail per session. */
export async function notifyNewDevice(
  db: Database,
  { customerId, sessionId, isNewDevice }: SignedInAccount,
  userAgent: string | undefined,
): Promise<void> {
  if (!isNewDevice || sessionId === undefined) return
  await db.transaction().execute(async (trx) => {
    if (!(await noticeDevice(trx, customerId, sessionId))) return
    await enqueue(trx, customerId, 'new-device-mail', softwareOf(userAgent))
  })
}
