import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table outbox add column topic text`,
  sql`alter table outbox add column replaced integer not null default 0`,
  sql`alter table outbox add column dead_at timestamptz`,
  sql`create unique index outbox_topic on outbox (customer_id, kind, topic) where delivered_at is null`,
  // The time of the last delivery of a topic.
  sql`create index outbox_topic_delivered on outbox (customer_id, kind, topic, delivered_at)
    where delivered_at is not null and topic is not null`,
  sql`create index outbox_dead on outbox (dead_at) where dead_at is not null`,
]

/** Messages of one topic replace each other; permanently failed ones become dead letters. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
