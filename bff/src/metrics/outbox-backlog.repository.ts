import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface OutboxBacklog {
  /** Undelivered messages, including those that wait for a retry. */
  undelivered: number
  /** Messages that can be delivered now. */
  due: number
  /** Dead letters; not included in the other counts. */
  dead: number
  /** Seconds since the oldest undelivered message was written; 0 without any. */
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
