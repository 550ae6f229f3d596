import { type TenantId, THIRD_BRAND } from '@portal/contracts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'

type State = Schema['registration_code']['state']

export interface Invitation {
  customerId: string
  codeHash: string
  postalCode: string
  state: State
  /** The inviting brand. */
  tenantId: TenantId
  /** Remaining attempts for the postal code. */
  attemptsLeft: number
}

const MAX_ATTEMPTS = 3

/** An account that was created with a code uses up all earlier codes. */
export const hasAccount = sql<boolean>`exists (
  select from account where account.customer_id = registration_code.customer_id
  and (account.deleted_at is null or account.deleted_at >= registration_code.issued_at))`

const currentState = sql<State>`case
  when registration_code.state = 'used' or ${hasAccount} then 'used'
  when registration_code.state = 'locked' then 'locked'
  when registration_code.expires_at <= now() then 'expired'
  else registration_code.state end`

const isValid = sql<boolean>`${currentState} = 'valid'`

/** The first brand of this portal that knows the customer. */
export const invitingBrand = (customerId: RawBuilder<string>) =>
  sql<TenantId | null>`(
    select min(tenant_id) from business_system
    where business_system.customer_id = ${customerId} and tenant_id <> ${THIRD_BRAND})`

/** One statement, whether or not the code exists. */
export async function findInvitation(db: Database, codeHash: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('registration_code')
    .select([
      'customer_id',
      'postal_code',
      'failed_attempts',
      currentState.as('state'),
      invitingBrand(sql.ref('registration_code.customer_id')).as('tenant_id'),
    ])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  if (!row?.tenant_id) return undefined
  const { customer_id: customerId, postal_code: postalCode, tenant_id: tenantId, state } = row
  const attemptsLeft = MAX_ATTEMPTS - row.failed_attempts
  return { customerId, codeHash, postalCode, state, tenantId, attemptsLeft }
}

type InvitationKey = Pick<Invitation, 'customerId' | 'codeHash'>

const updateValid = (trx: Database, { customerId, codeHash }: InvitationKey) =>
  trx
    .updateTable('registration_code')
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', codeHash)
    .where(isValid)

/**
 * Counts and locks in one statement: of parallel wrong attempts at most three find the invitation open.
 * @returns the remaining attempts, or undefined if the invitation is no longer valid
 */
export async function countWrongZipCode(trx: Database, key: InvitationKey): Promise<number | undefined> {
  const row = await updateValid(trx, key)
    .set({
      failed_attempts: sql`failed_attempts + 1`,
      state: sql<State>`case when failed_attempts + 1 >= ${sql.lit(MAX_ATTEMPTS)} then 'locked' else state end`,
    })
    .returning('failed_attempts')
    .executeTakeFirst()
  return row && MAX_ATTEMPTS - row.failed_attempts
}

/**
 * The proof is valid for half an hour, which suffices for an interrupted sign-up. Proofs of other tabs stay valid until
 * one of them is used.
 * @returns the remaining attempts, or undefined if the invitation is no longer valid
 */
export async function confirmInvitation(
  trx: Database,
  key: InvitationKey,
  linkTokenHash: string,
): Promise<number | undefined> {
  const row = await updateValid(trx, key)
    .set({ confirmed_at: sql`now()` })
    .returning('failed_attempts')
    .executeTakeFirst()
  if (!row) return undefined
  await trx
    .insertInto('link_token')
    .values({
      customer_id: key.customerId,
      token_hash: linkTokenHash,
      code_hash: key.codeHash,
      expires_at: sql`now() + interval '30 minutes'`,
    })
    .execute()
  return MAX_ATTEMPTS - row.failed_attempts
}

/** Stay for one more day, in which a late sign-up reads that its proof has expired. */
export async function clearOldLinkTokens(db: Database): Promise<void> {
  await db.deleteFrom('link_token').where(sql<boolean>`expires_at < now() - interval '1 day'`).execute()
}

/** @returns the new expiry of the code */
export async function insertInvitation(
  db: Database,
  { customerId, codeHash, postalCode }: Pick<Invitation, 'customerId' | 'codeHash' | 'postalCode'>,
): Promise<string> {
  const row = await db
    .insertInto('registration_code')
    .values({ customer_id: customerId, code_hash: codeHash, postal_code: postalCode, state: 'valid' })
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  return row.expires_at
}

export async function removeInvitation(db: Database, { customerId, codeHash }: InvitationKey): Promise<void> {
  await db
    .deleteFrom('registration_code')
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', codeHash)
    .execute()
}
