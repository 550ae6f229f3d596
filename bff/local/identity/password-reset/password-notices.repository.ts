import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

export interface PasswordNotice {
  id: number
  email: string
  name: string
  /** In milliseconds since 1970. */
  changedAt: number
}

/** Longer than a mail server is waited for: nobody else takes a notice that is on its way. */
const TRY_AGAIN_AFTER = sql`interval '2 minutes'`

/** Who is yet to be told that their password was changed. */
export const createPasswordNotices = (db: IdentityDatabase) => ({
  async add(email: string, name: string): Promise<void> {
    await db.insertInto('identity_password_notices').values({ email, name }).execute()
  },

  /** Those that are due; they come again unless they are removed. */
  takeDue: (): Promise<PasswordNotice[]> =>
    db
      .updateTable('identity_password_notices')
      .set({ due_at: sql`now() + ${TRY_AGAIN_AFTER}` })
      .where('id', 'in', (of) =>
        of
          .selectFrom('identity_password_notices')
          .select('id')
          .where(sql<boolean>`due_at <= now()`)
          .orderBy('id')
          .limit(10)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'email',
        'name',
        sql<number>`floor(extract(epoch from changed_at) * 1000)::float8`.as('changedAt'),
      ])
      .execute(),

  async remove(id: number): Promise<void> {
    await db.deleteFrom('identity_password_notices').where('id', '=', id).execute()
  },
})

export type PasswordNotices = ReturnType<typeof createPasswordNotices>
