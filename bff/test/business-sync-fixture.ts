import { afterAll, beforeEach } from '@jest/globals'
import { sql } from 'kysely'
import type { BusinessRequest } from '../src/business-systems/business-system.ts'
import { customerOf } from './customer.ts'
import { startRecordingSystem } from './recording-system.ts'
import { sharedTestPortal } from './test-portal.ts'

/** A portal with a recording business system, and its pending syncs. */
export async function businessSyncFixture() {
  const system = await startRecordingSystem()
  const portal = await sharedTestPortal({ businessSystemUrl: system.url, businessSystemTimeoutMs: 2000 })
  const anna = customerOf(portal, 'Anna')
  beforeEach(async () => {
    system.respondWith()
    system.taken.length = 0
  })
  afterAll(() => system.close())

  const openSyncs = () =>
    portal.db
      .selectFrom('outbox')
      .select(['payload', 'attempts', sql<number>`extract(epoch from due_at - now())::integer`.as('seconds')])
      .where('kind', '=', 'business-sync')
      .where('delivered_at', 'is', null)
      .orderBy('outbox_id')
      .execute()

  async function deliverAll() {
    await portal.db
      .updateTable('outbox')
      .set({ due_at: sql`now()` })
      .where('delivered_at', 'is', null)
      .execute()
    await portal.deliver()
  }

  /** Delivers the pending syncs as if the minute had passed in which calls settle their requests. */
  async function sync() {
    system.taken.length = 0
    await deliverAll()
  }

  const changesTaken = () => system.taken.map(({ change }) => change)

  /** The system receives the first matching change and delays its verdict until `release` is called. */
  function delayVerdict(fits: (request: BusinessRequest) => boolean) {
    const heard = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    system.respondWith(async (request) => {
      if (fits(request)) {
        heard.resolve()
        await goOn.promise
      }
      return { accepted: true }
    })
    return { heard: heard.promise, goOn: goOn.resolve }
  }

  /** Blocks all writes until the returned function is called. */
  async function breakWrites() {
    await sql`alter table audit_event rename to audit_event_away`.execute(portal.db)
    return () => sql`alter table audit_event_away rename to audit_event`.execute(portal.db)
  }

  return { system, portal, anna, openSyncs, deliverAll, sync, changesTaken, delayVerdict, breakWrites }
}
