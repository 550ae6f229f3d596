import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Why a link is invalid. An unknown one is damaged, forged, or older than a month. */
export type OverLink = 'use' | 'newer-link' | 'new-address' | 'time' | 'unknown'

/** With the id of the site where it was asked for, unless that is the portal. */
export type ResetLink = ({ subject: string } | { over: OverLink }) & { client?: string | undefined }

/** Stores only fingerprints, so that a reader of the table cannot open an account. */
export const createPasswordResets = (db: IdentityDatabase) => {
  const end = (endedBy: 'use' | 'newer-link' | 'new-address') =>
    db.updateTable('identity_password_resets').set({ ended_by: endedBy }).where('ended_by', 'is', null)

  return {
    async issue(subject: string, client?: string): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('identity_password_resets')
        .values({
          token_hash: fingerprint(token),
          subject,
          expires_at: sql`now() + interval '1 hour'`,
          ended_by: null,
          client_id: client ?? null,
        })
        .execute()
      return token
    },

    /** Call it once the mail was sent: a failed mail must not invalidate the earlier link. */
    async endOlderThan(token: string): Promise<void> {
      const isOlder = sql<boolean>`exists (
        select from identity_password_resets as newer
        where newer.token_hash = ${fingerprint(token)}
          and newer.subject = identity_password_resets.subject
          and newer.expires_at > identity_password_resets.expires_at
      )`
      await end('newer-link').where(isOlder).execute()
    },

    /** Does not use up the token, because mail scanners open links. */
    async find(token: string): Promise<ResetLink> {
      const row = await db
        .selectFrom('identity_password_resets')
        .select(['subject', 'ended_by', 'client_id', sql<boolean>`expires_at > now()`.as('isInTime')])
        .where('token_hash', '=', fingerprint(token))
        .executeTakeFirst()
      if (!row) return { over: 'unknown' }
      const client = row.client_id ?? undefined
      if (row.ended_by) return { over: row.ended_by, client }
      return row.isInTime ? { subject: row.subject, client } : { over: 'time', client }
    },

    /** One statement, so that only one of two parallel requests gets the subject. */
    async spend(token: string): Promise<string | undefined> {
      const row = await end('use')
        .where('token_hash', '=', fingerprint(token))
        .where(sql<boolean>`expires_at > now()`)
        .returning('subject')
        .executeTakeFirst()
      return row?.subject
    },

    async endAllOf(subject: string, endedBy: 'use' | 'new-address' | 'newer-link'): Promise<void> {
      await end(endedBy).where('subject', '=', subject).execute()
    },
  }
}

export type PasswordResets = ReturnType<typeof createPasswordResets>
