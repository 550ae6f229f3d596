import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Only fingerprints are stored: who reads the table cannot open an account. */
export const createPasswordResets = (db: IdentityDatabase) => ({
  async issue(subject: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await db
      .insertInto('identity_password_resets')
      .values({ token_hash: fingerprint(token), subject, expires_at: sql`now() + interval '1 hour'` })
      .execute()
    return token
  },

  /** Looking does not spend the token: mail scanners open links before their readers do. */
  async subjectOf(token: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('identity_password_resets')
      .select('subject')
      .where('token_hash', '=', fingerprint(token))
      .where(sql<boolean>`expires_at > now()`)
      .executeTakeFirst()
    return row?.subject
  },

  /** One statement, so that of two parallel requests only one gets the subject. */
  async spend(token: string): Promise<string | undefined> {
    const row = await db
      .deleteFrom('identity_password_resets')
      .where('token_hash', '=', fingerprint(token))
      .where(sql<boolean>`expires_at > now()`)
      .returning('subject')
      .executeTakeFirst()
    return row?.subject
  },

  async withdrawAllOf(subject: string): Promise<void> {
    await db.deleteFrom('identity_password_resets').where('subject', '=', subject).execute()
  },
})

export type PasswordResets = ReturnType<typeof createPasswordResets>
