import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

export interface Limit {
  most: number
  minutes: number
}

export type Attempt = { taken: true; id: number } | { taken: false; retryAfterSeconds: number }

// Also prevents that mistyped input, such as a password, is stored in the table.
const fingerprint = (key: string): string => createHash('sha256').update(key).digest('base64url')

export const createAttempts = (db: IdentityDatabase) => ({
  /**
   * Counts an attempt before its outcome is known, one at a time per key: of a thousand guesses sent in parallel, no
   * more than the limit come through.
   */
  take: (key: string, { most, minutes }: Limit): Promise<Attempt> =>
    db.transaction().execute(async (trx) => {
      const hash = fingerprint(key)
      await sql`select pg_advisory_xact_lock(hashtext(${hash}))`.execute(trx)
      const window = sql`make_interval(mins => ${minutes})`
      const { count, wait } = await trx
        .selectFrom('identity_attempts')
        .select([
          sql<number>`count(*)::integer`.as('count'),
          sql<number>`ceil(extract(epoch from min(made_at) + ${window} - now()))::integer`.as('wait'),
        ])
        .where('key_hash', '=', hash)
        .where(sql<boolean>`made_at > now() - ${window}`)
        .executeTakeFirstOrThrow()
      if (count >= most) return { taken: false, retryAfterSeconds: Math.max(wait, 1) }

      const { id } = await trx
        .insertInto('identity_attempts')
        .values({ key_hash: hash })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { taken: true, id }
    }),

  async giveBack(id: number): Promise<void> {
    await db.deleteFrom('identity_attempts').where('id', '=', id).execute()
  },

  async forget(key: string): Promise<void> {
    await db.deleteFrom('identity_attempts').where('key_hash', '=', fingerprint(key)).execute()
  },
})

export type Attempts = ReturnType<typeof createAttempts>
