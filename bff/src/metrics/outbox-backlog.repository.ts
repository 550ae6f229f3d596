import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface OutboxBacklog {
  /** Not delivered yet, those that wait for another try included. */
  undelivered: number
  /** Could be delivered now. */
  due: number
  /** Failed for good; not among the others. */
  dead: number
  /** Seconds since the oldest of the undelivered was put down; 0 without any. */
  oldestSeconds: number
}

export async function outboxBacklog(db: Database): Promise<OutboxBacklog> {
  return db
    .selectFrom('outbox')
    .select([
      sql<number>`(count(*) filter (where dead_at is null))::integer`.as('undelivered'),
      sql<number>`(count(*) filter (where dead_at is null and due_at <= now()))::integer`.as('due'),
      sql<number>`count(dead_at)::integer`.as('dead'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::double precision`.as(
        'oldestSeconds',
      ),
    ])
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow()
}
