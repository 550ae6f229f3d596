import { afterAll, beforeEach } from '@jest/globals'
import { sql } from 'kysely'
import type { BusinessRequest } from '../src/business-systems/business-system.ts'
import { customerOf } from './customer.ts'
import { startRecordingSystem } from './recording-system.ts'
import { sharedTestPortal } from './test-portal.ts'

/** A portal whose business systems are one that records, and what has still to be told to it. */
export async function businessSyncFixture() {
  const system = await startRecordingSystem()
  const portal = await sharedTestPortal({ businessSystemUrl: system.url, businessSystemTimeoutMs: 2000 })
  const anna = customerOf(portal, 'Anna')
  beforeEach(async () => {
    system.answerWith()
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

  /** As if the minute were over in which calls settle what they asked for. */
  async function sync() {
    system.taken.length = 0
    await deliverAll()
  }

  const changesTaken = () => system.taken.map(({ change }) => change)

  /** The system has heard of the one that fits and keeps its answer back until it is told to go on. */
  function holdBack(fits: (request: BusinessRequest) => boolean) {
    const heard = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    system.answerWith(async (request) => {
      if (fits(request)) {
        heard.resolve()
        await goOn.promise
      }
      return { accepted: true }
    })
    return { heard: heard.promise, goOn: goOn.resolve }
  }

  /** Nothing can be written until the function that is given back was called. */
  async function breakWrites() {
    await sql`alter table audit_event rename to audit_event_away`.execute(portal.db)
    return () => sql`alter table audit_event_away rename to audit_event`.execute(portal.db)
  }

  return { system, portal, anna, openSyncs, deliverAll, sync, changesTaken, holdBack, breakWrites }
}
