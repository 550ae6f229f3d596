import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { IdentityDatabase } from './identity-database.ts'

const EVERY_TEN_MINUTES = 10 * 60 * 1000

const clearExpiredRows = async (db: IdentityDatabase): Promise<void> => {
  await db.deleteFrom('identity_records').where(sql<boolean>`expires_at < now()`).execute()
  await db
    .deleteFrom('identity_password_resets')
    .where(sql<boolean>`expires_at < now() - interval '30 days'`)
    .execute()
  await db
    .deleteFrom('identity_password_notices')
    .where(sql<boolean>`changed_at < now() - interval '3 days'`)
    .execute()
  await db
    .deleteFrom('identity_email_confirmations')
    .where(sql<boolean>`expires_at < now() - interval '30 days'`)
    .execute()
  // That the account was deleted stays, so that no start brings it back.
  await db
    .updateTable('identity_deletions')
    .set({ email_hash: null, password_hash: null })
    .where('email_hash', 'is not', null)
    .where(sql<boolean>`deleted_at < now() - interval '30 days'`)
    .execute()
  await db.deleteFrom('identity_attempts').where(sql<boolean>`made_at < now() - interval '1 day'`).execute()
  await db.deleteFrom('identity_log').where(sql<boolean>`happened_at < now() - interval '90 days'`).execute()
  // Longer than a refresh token lasts, which makes it used again.
  await db
    .deleteFrom('identity_devices')
    .where(sql<boolean>`last_used_at < now() - interval '15 days'`)
    .execute()
}

/** Returns how to stop it; the last round has ended by then. */
export const keepClearingExpiredRows = (db: IdentityDatabase, logger: FastifyBaseLogger) => {
  let round = Promise.resolve()
  const clear = () => {
    round = clearExpiredRows(db).catch((error) => logger.warn({ err: error }, 'expired rows not cleared'))
  }
  clear()
  const timer = setInterval(clear, EVERY_TEN_MINUTES).unref()

  return async (): Promise<void> => {
    clearInterval(timer)
    await round
  }
}
