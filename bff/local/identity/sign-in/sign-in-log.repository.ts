import { sql } from 'kysely'
import { type IdentityDatabase, isoInstant } from '../database/identity-database.ts'

/** Event types of Auth0: sign-in, sign-up, changed password, too many wrong passwords. */
type LogType = 's' | 'ss' | 'scp' | 'limit_wc'

interface Recorded {
  subject: string
  userAgent?: string | undefined
  /** ISO 8601; without it now. */
  at?: string
}

export const createSignInLog = (db: IdentityDatabase) => ({
  async record(type: LogType, { subject, userAgent, at }: Recorded): Promise<void> {
    await db
      .insertInto('identity_log')
      .values({ type, subject, user_agent: userAgent ?? null, ...(at && { happened_at: at }) })
      .execute()
  },

  /** The newest first. */
  newestOf: (subject: string, most: number) =>
    db
      .selectFrom('identity_log')
      .select(['id', 'type', 'user_agent as userAgent', isoInstant('happened_at').as('date')])
      .where('subject', '=', subject)
      .orderBy(sql`happened_at`, 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
})

export type SignInLog = ReturnType<typeof createSignInLog>
