import { type Kysely, sql } from 'kysely'

const statements = [
  // Sign-in data and delivery addresses are frozen until there is a newer password.
  sql`alter table account add column frozen_at timestamptz`,
  sql`create table report_link (
    customer_id text not null references customer on delete cascade,
    token_hash text not null,
    sent_to text not null,
    about text not null,
    expires_at timestamptz not null,
    case_number text,
    primary key (customer_id, token_hash)
  )`,
  // The mailbox is known, the customer is not.
  sql`create index report_link_by_hash on report_link (token_hash)`,
]

/** The links „Das war ich nicht“ in mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
