import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table registration_code add column issued_at timestamptz not null default now()`,
  sql`alter table registration_code add column expires_at timestamptz not null default now() + interval '90 days'`,
  // The postal code was right: an account may be created with the code.
  sql`alter table registration_code add column confirmed_at timestamptz`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
