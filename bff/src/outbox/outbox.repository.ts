import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { OutboxKind, OutboxMessage, OutboxPayloads } from './outbox-messages.ts'

export type MessageKey = Pick<OutboxMessage, 'customerId' | 'id'>

const inSeconds = (seconds: number): RawBuilder<string> =>
  sql`now() + make_interval(secs => ${seconds}::double precision)`

interface NewMessage {
  customerId: string
  kind: string
  /** JSON. */
  payload: string
  seconds: number
}

const insertedRows = prepared((db, { customerId, kind, payload, seconds }: NewMessage) =>
  db
    .insertInto('outbox')
    .values({ customer_id: customerId, kind, payload, due_at: inSeconds(seconds) })
    .returning('outbox_id'),
)

/**
 * Puts down what must leave for another system, in the transaction that decided it. It is delivered at least once, and
 * not before the transaction is through.
 * @param dueIn seconds; until then it can be withdrawn
 */
export async function enqueue<Kind extends OutboxKind>(
  trx: Database,
  customerId: string,
  kind: Kind,
  payload: OutboxPayloads[Kind],
  dueIn = 0,
): Promise<MessageKey> {
  const message = { customerId, kind, payload: JSON.stringify(payload), seconds: dueIn }
  const [row] = await insertedRows(trx, message)
  if (!row) throw new Error('The message was not put down')
  return { customerId, id: row.outbox_id }
}

const withdrawnRows = prepared((db, { customerId, id }: MessageKey) =>
  db
    .deleteFrom('outbox')
    .where('customer_id', '=', customerId)
    .where('outbox_id', '=', id)
    .where('delivered_at', 'is', null)
    .returning('attempts'),
)

/** @returns whether nobody had begun to deliver it */
export async function withdraw(trx: Database, message: MessageKey): Promise<boolean> {
  const [row] = await withdrawnRows(trx, message)
  return row?.attempts === 0
}

const undeliveredRows = prepared((db, { customerId, kind }: { customerId: string; kind: OutboxKind }) =>
  db
    .selectFrom('outbox')
    .select('outbox_id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('delivered_at', 'is', null),
)

/** @returns the ids of a customer's messages of that kind, also of those whose time has not come */
export async function undeliveredIds(db: Database, customerId: string, kind: OutboxKind): Promise<number[]> {
  return (await undeliveredRows(db, { customerId, kind })).map((row) => row.outbox_id)
}

/**
 * Takes one message that is due, for so long that nobody else takes it. Whoever dies with it leaves it to be taken
 * again when the lease is over.
 */
export async function leaseMessage(db: Database, leaseSeconds: number): Promise<OutboxMessage | undefined> {
  const row = await db
    // On its own, or the plan may choose again for each row, and take more than one.
    .with(
      (cte) => cte('due').materialized(),
      (query) =>
        query
          .selectFrom('outbox')
          .select(['customer_id', 'outbox_id'])
          .where('delivered_at', 'is', null)
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
    .returning(['outbox.customer_id', 'outbox.outbox_id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst()
  if (!row) return undefined
  const { customer_id: customerId, outbox_id: id, attempts } = row
  return { customerId, id, attempts, kind: row.kind, payload: row.payload } as OutboxMessage
}

/**
 * Nothing of what was in a message is kept.
 * @returns whether it was still to be delivered
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

/** For a month it can be seen when something left. */
export async function clearOldDeliveries(db: Database): Promise<void> {
  await db.deleteFrom('outbox').where(sql<boolean>`delivered_at < now() - interval '30 days'`).execute()
}
