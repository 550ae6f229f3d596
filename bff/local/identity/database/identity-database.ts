import type { ColumnType, Generated, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { addAccountChanges } from './add-account-changes.migration.ts'
import { addBrowsers } from './add-browsers.migration.ts'
import { addKnownBrowsers } from './add-known-browsers.migration.ts'
import { addLogouts } from './add-logouts.migration.ts'
import { addPasswordNotices } from './add-password-notices.migration.ts'
import { addSignInHistory } from './add-sign-in-history.migration.ts'
import { addSignUp } from './add-sign-up.migration.ts'
import { createTables } from './create-tables.migration.ts'
import { keepOverResetLinks } from './keep-over-reset-links.migration.ts'
import { rememberDeletedSignIns } from './remember-deleted-sign-ins.migration.ts'

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
    /** Of a browser that the account, which knew others, did not know. */
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
  }
  identity_email_confirmations: {
    token_hash: string
    subject: string
    email: string
    expires_at: Moment
  }
  identity_known_browsers: { subject: string; browser_id: string; used_at: Generated<Moment> }
  identity_logouts: {
    id: Generated<number>
    subject: string
    session_uid: string
    ended_at: Generated<Moment>
    due_at: Generated<Moment>
  }
  identity_password_notices: {
    id: Generated<number>
    email: string
    name: string
    changed_at: Generated<Moment>
    due_at: Generated<Moment>
  }
}

export type IdentityDatabase = Kysely<IdentityTables>

// biome-ignore lint/suspicious/noExplicitAny: the provider's tables stand in a database of the caller
export type AnyDatabase = Kysely<any>

const migrations = {
  '001-create-tables': createTables,
  '002-add-account-changes': addAccountChanges,
  '003-add-sign-in-history': addSignInHistory,
  '004-keep-over-reset-links': keepOverResetLinks,
  '005-add-password-notices': addPasswordNotices,
  '006-add-browsers': addBrowsers,
  '007-add-sign-up': addSignUp,
  '008-remember-deleted-sign-ins': rememberDeletedSignIns,
  '009-add-logouts': addLogouts,
  '010-add-known-browsers': addKnownBrowsers,
}

export const migrateIdentity = async (db: IdentityDatabase): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'identity_migration',
    migrationLockTableName: 'identity_migration_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
