import { sql } from 'kysely'
import type { Database } from '../src/database/open-database.ts'

/** Moves changes of addresses, links and messages back in time, instead of the clock forward. */
export async function passMinutes(db: Database, minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes})`
  await sql`
    with changes as (update email_change set requested_at = requested_at - ${by},
        mailbox_confirmed_at = mailbox_confirmed_at - ${by}, agreed_at = agreed_at - ${by},
        effective_from = effective_from - ${by}, confirmed_at = confirmed_at - ${by},
        undone_at = undone_at - ${by}),
      tokens as (update email_change_token set expires_at = expires_at - ${by}),
      links as (update report_link set expires_at = expires_at - ${by})
    update outbox set due_at = due_at - ${by}, delivered_at = delivered_at - ${by}`.execute(db)
}
