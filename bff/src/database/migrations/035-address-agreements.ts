import { type Kysely, sql } from 'kysely'

const statements = [
  sql`alter table email_change
    add column mailbox_confirmed_at timestamptz,
    add column agreed_at timestamptz,
    add column effective_from timestamptz`,
  sql`alter table email_change_token drop constraint email_change_token_link_check`,
  sql`alter table email_change_token
    add constraint email_change_token_link_check check (link in ('confirm', 'agree', 'undo'))`,
  // Requests of an earlier release: the present mailbox is asked now.
  sql`insert into outbox (customer_id, kind, payload)
    select customer_id, 'email-agreement', jsonb_build_object('emailChangeId', email_change_id)
    from email_change where confirmed_at is null and requested_at > now() - interval '24 hours'`,
]

/** The present mailbox agrees to a new sign-in address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
