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
  /** Remaining attempts for the postal code, shared by the open codes of the customer. */
  attemptsLeft: number
}

const MAX_ATTEMPTS = 3

/** An account that was created with a code uses up all earlier codes. */
export const hasAccount = sql<boolean>`exists (
  select from account where account.customer_id = registration_code.customer_id
  and (account.deleted_at is null or account.deleted_at >= registration_code.issued_at))`

/** The holder of an expired code can have a new one sent to any address, so a lock of a newer code holds for it, too. */
const isLockedSince = sql<boolean>`exists (
  select from registration_code as newer where newer.customer_id = registration_code.customer_id
  and newer.state = 'locked' and newer.issued_at >= registration_code.issued_at)`

const currentState = sql<State>`case
  when registration_code.state = 'used' or ${hasAccount} then 'used'
  when registration_code.state = 'locked' then 'locked'
  when registration_code.expires_at <= now() then case when ${isLockedSince} then 'locked' else 'expired' end
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

/** One change of a customer's attempts at a time, so that no code misses one and no two changes wait for each other. */
const holdAttempts = (trx: Database, customerId: string) =>
  trx
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .execute()

const oneMoreFailed = {
  failed_attempts: sql<number>`failed_attempts + 1`,
  state: sql<State>`case when failed_attempts + 1 >= ${sql.lit(MAX_ATTEMPTS)} then 'locked' else state end`,
}

/**
 * Counts for every open code of the customer: an expired code can be renewed several times, and each new one would have
 * attempts of its own. Of parallel wrong attempts at most three find the invitation open.
 * @returns the remaining attempts, or undefined if the invitation is no longer valid
 */
export async function countWrongZipCode(trx: Database, key: InvitationKey): Promise<number | undefined> {
  await holdAttempts(trx, key.customerId)
  const row = await updateValid(trx, key).set(oneMoreFailed).returning('failed_attempts').executeTakeFirst()
  if (!row) return undefined
  await trx
    .updateTable('registration_code')
    .set(oneMoreFailed)
    .where('customer_id', '=', key.customerId)
    .where('code_hash', '<>', key.codeHash)
    .where(isValid)
    .execute()
  return MAX_ATTEMPTS - row.failed_attempts
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

/** Whether the customer still has a code that a mail can renew: since the order it may have been locked or used. */
export async function isRenewable(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('registration_code')
    .select('code_hash')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`${currentState} = 'expired'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const failedAtOpenCodes = (customerId: string) =>
  sql<number>`(select coalesce(max(failed_attempts), 0) from registration_code
    where registration_code.customer_id = ${customerId} and ${isValid})`

/**
 * The new code has as many attempts left as the open ones.
 * @returns its expiry
 */
export async function insertInvitation(
  db: Database,
  { customerId, codeHash, postalCode }: Pick<Invitation, 'customerId' | 'codeHash' | 'postalCode'>,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await holdAttempts(trx, customerId)
    const row = await trx
      .insertInto('registration_code')
      .values({
        customer_id: customerId,
        code_hash: codeHash,
        postal_code: postalCode,
        state: 'valid',
        failed_attempts: failedAtOpenCodes(customerId),
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow()
    return row.expires_at
  })
}

export async function removeInvitation(db: Database, { customerId, codeHash }: InvitationKey): Promise<void> {
  await db
    .deleteFrom('registration_code')
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', codeHash)
    .execute()
}
