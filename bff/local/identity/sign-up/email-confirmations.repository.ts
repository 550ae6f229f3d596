import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { IdentityDatabase } from '../database/identity-database.ts'

/** The state of such a link; `expired` if its address still needs confirmation. */
export type ConfirmationLink =
  | { state: 'open' }
  | { state: 'confirmed'; email: string; client: string | undefined }
  | { state: 'expired'; subject: string; email: string; client: string | undefined }
  | { state: 'over' }

const fingerprint = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Only fingerprints are stored: a reader of the table can confirm nothing. */
export const createEmailConfirmations = (db: IdentityDatabase) => ({
  /** @param client the site of the sign-up, by its id, unless it is the portal */
  async issue(subject: string, email: string, client?: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await db
      .insertInto('identity_email_confirmations')
      .values({
        token_hash: fingerprint(token),
        subject,
        email,
        client_id: client ?? null,
        expires_at: sql`now() + interval '7 days'`,
      })
      .execute()
    return token
  },

  /** Looking confirms nothing: mail scanners open links before their readers do. */
  async find(token: string): Promise<ConfirmationLink> {
    const row = await db
      .selectFrom('identity_email_confirmations as confirmation')
      .innerJoin('identity_accounts as account', (join) =>
        join
          .onRef('account.subject', '=', 'confirmation.subject')
          .onRef('account.email', '=', 'confirmation.email'),
      )
      .select(['account.subject', 'account.email', 'account.email_verified as isVerified', 'client_id'])
      .select(sql<boolean>`confirmation.expires_at > now()`.as('isInTime'))
      .where('confirmation.token_hash', '=', fingerprint(token))
      .executeTakeFirst()
    if (!row) return { state: 'over' }
    const { subject, email, isVerified, isInTime } = row
    const client = row.client_id ?? undefined
    if (isVerified) return { state: 'confirmed', email, client }
    return isInTime ? { state: 'open' } : { state: 'expired', subject, email, client }
  },

  /** Does nothing for an expired link, or for a former address. */
  async confirm(token: string): Promise<void> {
    await db
      .updateTable('identity_accounts as account')
      .from('identity_email_confirmations as confirmation')
      .set({ email_verified: true })
      .whereRef('account.subject', '=', 'confirmation.subject')
      .whereRef('account.email', '=', 'confirmation.email')
      .where('confirmation.token_hash', '=', fingerprint(token))
      .where(sql<boolean>`confirmation.expires_at > now()`)
      .execute()
  },
})

export type EmailConfirmations = ReturnType<typeof createEmailConfirmations>
