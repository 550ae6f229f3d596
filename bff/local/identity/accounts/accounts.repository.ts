import { createHash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { canonicalEmailAddress, readEmailAddress } from '@portal/contracts'
import { sql } from 'kysely'
import { type IdentityDatabase, isoInstant } from '../database/identity-database.ts'
import type { Person } from '../identity-options.ts'

export interface Account extends Person {
  emailVerified: boolean
  passwordHash: string
}

/** One mailbox, one spelling: of the contracts, without control characters and what was copied with it. */
export function canonicalEmail(email: string): string {
  const text = email.replaceAll(/\p{Cc}/gu, '')
  return canonicalEmailAddress(readEmailAddress(text).shown ?? text)
}

/** With the host as typed, `info@müller.example`, where it is stored in ASCII. */
export const shownEmail = (email: string): string =>
  email.replace(/xn--[^@]*$/, (host) => domainToUnicode(host) || host)

const fingerprint = (email: string): string =>
  createHash('sha256').update(canonicalEmail(email)).digest('base64url')

export const createAccounts = (db: IdentityDatabase) => {
  const accounts = db
    .selectFrom('identity_accounts')
    .select(['subject', 'email', 'name', 'email_verified as emailVerified', 'password_hash as passwordHash'])

  return {
    findBySubject: (subject: string): Promise<Account | undefined> =>
      accounts.where('subject', '=', subject).executeTakeFirst(),

    findByEmail: (email: string): Promise<Account | undefined> =>
      accounts.where('email', '=', canonicalEmail(email)).executeTakeFirst(),

    async changePassword(subject: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('identity_accounts')
        .set({ password_hash: passwordHash, changed_at: sql`now()`, password_changed_at: sql`now()` })
        .where('subject', '=', subject)
        .execute()
    },

    /** ISO 8601; undefined while the first password counts. */
    async passwordChangedAt(subject: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('identity_accounts')
        .select(isoInstant('password_changed_at').as('at'))
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.at ?? undefined
    },

    /** @returns false when another account has the address */
    async changeEmail(subject: string, email: string): Promise<boolean> {
      const canonical = canonicalEmail(email)
      const others = db
        .selectFrom('identity_accounts as other')
        .select('subject')
        .where('email', '=', canonical)
        .where('subject', '<>', subject)
      const { numUpdatedRows } = await db
        .updateTable('identity_accounts')
        .set({ email: canonical, email_verified: true, changed_at: sql`now()` })
        .where('subject', '=', subject)
        .where(({ not, exists }) => not(exists(others)))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** @returns false when there is an account with the address */
    async add({
      subject,
      email,
      passwordHash,
    }: Pick<Account, 'subject' | 'email' | 'passwordHash'>): Promise<boolean> {
      const added = await db
        .insertInto('identity_accounts')
        .values({
          subject,
          email: canonicalEmail(email),
          email_verified: false,
          name: '',
          password_hash: passwordHash,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('subject')
        .executeTakeFirst()
      return added !== undefined
    },

    /** The customer has opened a link that was sent to the address. */
    async verifyEmail(subject: string): Promise<void> {
      await db
        .updateTable('identity_accounts')
        .set({ email_verified: true })
        .where('subject', '=', subject)
        .execute()
    },
  }
}

/** Accounts that were deleted, and what is left of them. */
export const createDeletedAccounts = (db: IdentityDatabase) => ({
  async remove(subject: string): Promise<void> {
    const removed = await db
      .deleteFrom('identity_accounts')
      .where('subject', '=', subject)
      .returning(['email', 'password_hash'])
      .executeTakeFirst()
    const hashes = removed && { email_hash: fingerprint(removed.email), password_hash: removed.password_hash }
    await db
      .insertInto('identity_deletions')
      .values({ subject, ...hashes })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Of the last account with the address, for 30 days: it explains a refusal and never signs a customer in. */
  async findPasswordHash(email: string): Promise<string | undefined> {
    const row = await db
      .selectFrom('identity_deletions')
      .select('password_hash as passwordHash')
      .where('email_hash', '=', fingerprint(email))
      .orderBy('deleted_at', 'desc')
      .executeTakeFirst()
    return row?.passwordHash ?? undefined
  },
})

/** Accounts that come without a sign-up. */
export const createSeededAccounts = (db: IdentityDatabase) => ({
  /** Leaves existing accounts alone: a changed password outlives the next start. */
  async addMissing(people: Person[], passwordHash: string): Promise<void> {
    await db
      .insertInto('identity_accounts')
      .values(
        people.map(({ subject, email, name }) => ({
          subject,
          email: canonicalEmail(email),
          name,
          password_hash: passwordHash,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },

  /** Of existing accounts and of deleted ones. */
  async subjects(): Promise<Set<string>> {
    const deleted = db.selectFrom('identity_deletions').select('subject')
    const rows = await db.selectFrom('identity_accounts').select('subject').unionAll(deleted).execute()
    return new Set(rows.map(({ subject }) => subject))
  },
})

export type Accounts = ReturnType<typeof createAccounts>

export type DeletedAccounts = ReturnType<typeof createDeletedAccounts>
