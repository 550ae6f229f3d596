import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { coalescingOf } from './coalescing.ts'
import type { OutboxKind, OutboxMessage, OutboxPayloads } from './outbox-messages.ts'

export type MessageKey = Pick<OutboxMessage, 'customerId' | 'id'>

const inSeconds = (seconds: number): RawBuilder<string> =>
  sql`now() + make_interval(secs => ${seconds}::double precision)`

interface NewMessages {
  customerId: string
  kind: string
  /** JSON of `{ topic, payload }[]`, each topic at most once. */
  messages: string
  /** The list in the payload to merge, or null. */
  unite: string | null
  seconds: number
  pauseSeconds: number
}

/** An enqueued message. */
export interface Enqueued extends MessageKey {
  topic: string | null
  /** The number of undelivered messages of its topic that it has replaced. */
  replaced: number
}

interface EnqueuedRow extends Omit<Enqueued, 'customerId'> {}

// A replaced message gets a new id, so a running delivery of the old one finds no row. Ordered by topic, so that two
// writers of the same topics do not deadlock.
const insertedRows = prepared(
  (db, { customerId, kind, messages, unite, seconds, pauseSeconds }: NewMessages) => ({
    compile: () =>
      sql<EnqueuedRow>`
        insert into outbox (customer_id, kind, topic, payload, due_at)
        select ${customerId}, ${kind}::text, topic, payload, greatest(
          ${inSeconds(seconds)},
          (select max(delivered_at) from outbox where customer_id = ${customerId} and kind = ${kind}::text
            and outbox.topic = message.topic and delivered_at is not null)
            + make_interval(secs => ${pauseSeconds}::double precision)
        )
        from jsonb_to_recordset(${messages}::jsonb) as message (topic text, payload jsonb)
        order by topic
        on conflict (customer_id, kind, topic) where delivered_at is null do update set
          outbox_id = default,
          payload = case when ${unite}::text is null then excluded.payload else jsonb_set(
            excluded.payload,
            array[${unite}::text],
            (select coalesce(jsonb_agg(distinct item), '[]') from jsonb_array_elements(
              (outbox.payload -> ${unite}::text) || (excluded.payload -> ${unite}::text)) as item)
          ) end,
          due_at = case when outbox.dead_at is null
            then greatest(outbox.due_at, excluded.due_at) else excluded.due_at end,
          attempts = 0,
          created_at = now(),
          dead_at = null,
          replaced = outbox.replaced + 1
        returning outbox_id as id, topic, replaced`.compile(db),
  }),
)

/**
 * Enqueues messages to other systems in the transaction that decides them. Each is delivered at least once, after the
 * commit. An undelivered message of the same topic is replaced; see `coalescing.ts`.
 * @param payloads either all with a topic or all without
 * @param dueIn seconds; until then they can be withdrawn
 */
export async function enqueueAll<Kind extends OutboxKind>(
  trx: Database,
  customerId: string,
  kind: Kind,
  payloads: OutboxPayloads[Kind][],
  dueIn = 0,
): Promise<Enqueued[]> {
  const { topicOf, unite = null, pauseSeconds = 0 } = coalescingOf(kind) ?? {}
  const messages = payloads.map((payload) => ({ topic: topicOf?.(payload) ?? null, payload }))
  const values = { customerId, kind, messages: JSON.stringify(messages), unite, seconds: dueIn, pauseSeconds }
  return (await insertedRows(trx, values)).map((row) => ({ ...row, customerId }))
}

/** Enqueues one message; see `enqueueAll`. */
export async function enqueue<Kind extends OutboxKind>(
  trx: Database,
  customerId: string,
  kind: Kind,
  payload: OutboxPayloads[Kind],
): Promise<void> {
  await enqueueAll(trx, customerId, kind, [payload])
}

const withdrawnRows = prepared((db, { customerId, ids }: { customerId: string; ids: string }) => ({
  compile: () =>
    sql<{ id: number; attempts: number }>`
      with undelivered as materialized (
        select customer_id, outbox_id from outbox
        where customer_id = ${customerId} and delivered_at is null
          and outbox_id in (select value::bigint from jsonb_array_elements_text(${ids}::jsonb))
        order by topic for update
      )
      delete from outbox using undelivered
      where outbox.customer_id = undelivered.customer_id and outbox.outbox_id = undelivered.outbox_id
      returning outbox.outbox_id as id, attempts`.compile(db),
}))

/** @returns the ids of the messages whose delivery had not started */
export async function withdraw(trx: Database, customerId: string, ids: number[]): Promise<number[]> {
  const rows = await withdrawnRows(trx, { customerId, ids: JSON.stringify(ids) })
  return rows.filter(({ attempts }) => attempts === 0).map(({ id }) => id)
}

/**
 * Leases one due message, so that no other worker takes it. If the worker dies, the message is due again after the
 * lease.
 */
export async function leaseMessage(db: Database, leaseSeconds: number): Promise<OutboxMessage | undefined> {
  const row = await db
    // In its own statement, because the plan may otherwise evaluate it per row and take more than one.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('outbox')
          .select(['customer_id', 'outbox_id'])
          .where('delivered_at', 'is', null)
          .where('dead_at', 'is', null)
          .where(sql<boolean>`due_at <= now()`)
          .orderBy('due_at')
          .limit(1)
          .forUpdate()
          .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set({ due_at: inSeconds(leaseSeconds), attempts: sql`attempts + 1` })
    .whereRef('outbox.customer_id', '=', 'due.customer_id')
    .whereRef('outbox.outbox_id', '=', 'due.outbox_id')
    .returning(['outbox.customer_id', 'outbox.outbox_id', 'kind', 'topic', 'payload', 'attempts'])
    .executeTakeFirst()
  if (!row) return undefined
  const { customer_id: customerId, outbox_id: id, topic, attempts } = row
  return { customerId, id, topic, attempts, kind: row.kind, payload: row.payload } as OutboxMessage
}

/**
 * Marks a message as delivered and deletes its content.
 * @returns whether it was still undelivered
 */
export async function markDelivered(db: Database, { customerId, id }: MessageKey): Promise<boolean> {
  const delivered = await db
    .updateTable('outbox')
    .set({ delivered_at: sql`now()`, payload: '{}' })
    .where('customer_id', '=', customerId)
    .where('outbox_id', '=', id)
    .where('delivered_at', 'is', null)
    .returning('outbox_id')
    .executeTakeFirst()
  return delivered !== undefined
}

export async function postpone(db: Database, { customerId, id }: MessageKey, seconds: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ due_at: inSeconds(seconds) })
    .where('customer_id', '=', customerId)
    .where('outbox_id', '=', id)
    .execute()
}

/** Delivered rows show the time of delivery for a month. */
export async function clearOldDeliveries(db: Database): Promise<void> {
  await db.deleteFrom('outbox').where(sql<boolean>`delivered_at < now() - interval '30 days'`).execute()
}
