import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Only fingerprints are stored: who reads the table can confirm nothing. */
export const createEmailConfirmations = (db: IdentityDatabase) => ({
  async issue(subject: string, email: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await db
      .insertInto('identity_email_confirmations')
      .values({ token_hash: fingerprint(token), subject, email, expires_at: sql`now() + interval '7 days'` })
      .execute()
    return token
  },

  /** @returns the address that is confirmed now; undefined for a link that is over, or of an address of before */
  async confirm(token: string): Promise<string | undefined> {
    const row = await db
      .updateTable('identity_accounts as account')
      .from('identity_email_confirmations as confirmation')
      .set({ email_verified: true })
      .whereRef('account.subject', '=', 'confirmation.subject')
      .whereRef('account.email', '=', 'confirmation.email')
      .where('confirmation.token_hash', '=', fingerprint(token))
      .where(sql<boolean>`confirmation.expires_at > now()`)
      .returning('account.email')
      .executeTakeFirst()
    return row?.email
  },
})

export type EmailConfirmations = ReturnType<typeof createEmailConfirmations>
