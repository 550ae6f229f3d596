import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

export interface EndedSession {
  subject: string
  sessionUid: string
}

/** Ended sessions that were not yet reported to the backend. */
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

  oldest: () =>
    db
      .selectFrom('identity_logouts')
      .select(['id', 'subject', 'session_uid as sessionUid'])
      .orderBy('id')
      .limit(20)
      .execute(),

  async remove(id: number): Promise<void> {
    await db.deleteFrom('identity_logouts').where('id', '=', id).execute()
  },

  /** The access tokens of older sessions have expired: there is nothing left to end. */
  async removeOlderThan(seconds: number): Promise<void> {
    await db
      .deleteFrom('identity_logouts')
      .where(sql<boolean>`ended_at < now() - make_interval(secs => ${seconds})`)
      .execute()
  },
})

export type Logouts = ReturnType<typeof createLogouts>
