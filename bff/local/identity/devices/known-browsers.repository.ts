import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

/** Browsers that an account was signed in with. */
export const createKnownBrowsers = (db: IdentityDatabase) => ({
  /** @returns whether the account knew other browsers, and not this one */
  async remember(subject: string, browserId: string): Promise<boolean> {
    const known = await db
      .selectFrom('identity_known_browsers')
      .select('browser_id')
      .where('subject', '=', subject)
      .execute()
    await db
      .insertInto('identity_known_browsers')
      .values({ subject, browser_id: browserId })
      .onConflict((conflict) =>
        conflict.columns(['subject', 'browser_id']).doUpdateSet({ used_at: sql`now()` }),
      )
      .execute()
    return known.length > 0 && !known.some(({ browser_id }) => browser_id === browserId)
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
