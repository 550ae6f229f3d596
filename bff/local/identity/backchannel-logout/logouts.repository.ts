import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

export interface EndedSession {
  subject: string
  sessionUid: string
}

export interface Logout extends EndedSession {
  id: number
}

/** Longer than the backend is waited for. */
const TRY_AGAIN_AFTER = sql`interval '15 seconds'`

/** Ended sessions that the backend is yet to hear of. */
export const createLogouts = (db: IdentityDatabase) => ({
  async add(sessions: EndedSession[]): Promise<void> {
    const distinct = new Map(sessions.map((session) => [session.sessionUid, session]))
    if (distinct.size === 0) return
    const rows = [...distinct.values()].map(({ subject, sessionUid }) => ({
      subject,
      session_uid: sessionUid,
    }))
    await db.insertInto('identity_logouts').values(rows).execute()
  },

  /** Those that are due; they come again unless they are removed. */
  takeDue: (): Promise<Logout[]> =>
    db
      .updateTable('identity_logouts')
      .set({ due_at: sql`now() + ${TRY_AGAIN_AFTER}` })
      .where('id', 'in', (of) =>
        of
          .selectFrom('identity_logouts')
          .select('id')
          .where(sql<boolean>`due_at <= now()`)
          .orderBy('id')
          .limit(20)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'subject', 'session_uid as sessionUid'])
      .execute(),

  async remove(id: number): Promise<void> {
    await db.deleteFrom('identity_logouts').where('id', '=', id).execute()
  },

  /** Access tokens from before have expired: there is nothing left to end. */
  async removeOlderThan(seconds: number): Promise<void> {
    await db
      .deleteFrom('identity_logouts')
      .where(sql<boolean>`ended_at < now() - make_interval(secs => ${seconds})`)
      .execute()
  },
})

export type Logouts = ReturnType<typeof createLogouts>
