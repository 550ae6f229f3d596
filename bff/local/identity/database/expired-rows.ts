import { sql } from 'kysely'
import type { IdentityDatabase } from './identity-database.ts'

/** Deletes expired rows at the start; a stand-in that restarts each day needs no timer. */
export const deleteExpiredRows = async (db: IdentityDatabase): Promise<void> => {
  await db.deleteFrom('identity_records').where(sql<boolean>`expires_at < now()`).execute()
  await db
    .deleteFrom('identity_password_resets')
    .where(sql<boolean>`expires_at < now() - interval '30 days'`)
    .execute()
  await db
    .deleteFrom('identity_email_confirmations')
    .where(sql<boolean>`expires_at < now() - interval '30 days'`)
    .execute()
  // The row itself stays, so that no start brings the account back.
  await db
    .updateTable('identity_deletions')
    .set({ email_hash: null, password_hash: null })
    .where('email_hash', 'is not', null)
    .where(sql<boolean>`deleted_at < now() - interval '30 days'`)
    .execute()
  await db.deleteFrom('identity_attempts').where(sql<boolean>`made_at < now() - interval '1 day'`).execute()
  await db.deleteFrom('identity_log').where(sql<boolean>`happened_at < now() - interval '90 days'`).execute()
  // Longer than a refresh token lasts, which updates the row when it is used.
  await db
    .deleteFrom('identity_devices')
    .where(sql<boolean>`last_used_at < now() - interval '15 days'`)
    .execute()
}
