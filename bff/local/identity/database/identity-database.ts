import { type ColumnType, type Generated, type Kysely, type RawBuilder, sql } from 'kysely'

// Moments stay in the database: drivers disagree on how to read them, so they are compared there and never selected.
type Moment = ColumnType<never, unknown, unknown>
type Json<Value> = ColumnType<Value, string, string>

type IdentityTables = {
  identity_accounts: {
    subject: string
    email: string
    email_verified: Generated<boolean>
    name: string
    password_hash: string
    created_at: Generated<Moment>
    changed_at: Generated<Moment>
    password_changed_at: Moment
  }
  identity_deletions: {
    subject: string
    deleted_at: Generated<Moment>
    email_hash: string | null
    password_hash: string | null
  }
  identity_records: {
    model: string
    id: string
    payload: Json<Record<string, unknown>>
    grant_id: string | null
    uid: string | null
    account_id: string | null
    consumed_at: Moment
    expires_at: Moment
  }
  identity_log: {
    id: Generated<number>
    subject: string
    type: 's' | 'ss' | 'scp' | 'limit_wc'
    user_agent: string | null
    happened_at: Moment
  }
  identity_devices: {
    session_uid: string
    browser_id: string | null
    user_agent: string | null
    /** Whether the browser was new to an account with other known browsers. */
    is_new: Generated<boolean>
    signed_in_at: Moment
    last_used_at: Moment
  }
  identity_keys: { name: string; value: Json<unknown> }
  identity_attempts: { id: Generated<number>; key_hash: string; made_at: Generated<Moment> }
  identity_password_resets: {
    token_hash: string
    subject: string
    expires_at: Moment
    ended_by: 'use' | 'newer-link' | 'new-address' | null
    /** Of the site where it was asked for, unless that is the portal. */
    client_id: string | null
  }
  identity_email_confirmations: {
    token_hash: string
    subject: string
    email: string
    expires_at: Moment
    /** Of the site of the sign-up, unless that is the portal. */
    client_id: string | null
  }
  identity_known_browsers: { subject: string; browser_id: string; used_at: Generated<Moment> }
  identity_logouts: {
    id: Generated<number>
    subject: string
    session_uid: string
    ended_at: Generated<Moment>
  }
}

export type IdentityDatabase = Kysely<IdentityTables>

// biome-ignore lint/suspicious/noExplicitAny: the provider's tables are in a database of the caller
export type AnyDatabase = Kysely<any>

/** A moment as text, made by the database: drivers disagree on how to read moments. ISO 8601, in UTC. */
export const isoInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
