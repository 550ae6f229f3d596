import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

/** Browsers that an account was signed in with. */
export const createKnownBrowsers = (db: IdentityDatabase) => ({
  async remember(subject: string, browserId: string): Promise<void> {
    await db
      .insertInto('identity_known_browsers')
      .values({ subject, browser_id: browserId })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'browser_id']).doUpdateSet({ used_at: sql`now()` }),
      )
      .execute()
  },

  async knows(subject: string, browserId: string): Promise<boolean> {
    const row = await db
      .selectFrom('identity_known_browsers')
      .select('subject')
      .where('subject', '=', subject)
      .where('browser_id', '=', browserId)
      .executeTakeFirst()
    return row !== undefined
  },
})

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>
