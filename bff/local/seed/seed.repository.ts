import type { Transaction } from 'kysely'
import type { Schema } from '../../src/database/schema.ts'
import type { Cipher } from '../../src/encryption/cipher.ts'
import { hashOfCode } from '../../src/invitations/registration-code.ts'
import { customerRows } from './customer-rows.ts'
import type { SeedCustomer, SeedPerson } from './seed-person.ts'

export interface SeedRegistrationCode {
  code: string
  state: Schema['registration_code']['state']
  /** The launcher shows it. */
  about?: string
  customerId: string
  postalCode: string
  failedAttempts: number
  /** An instant; without it the code counts for as long as one that is sent now. */
  expiresAt?: string
}

export const subjectOf = ({ customerId }: SeedCustomer) => `auth0|${customerId}`

async function insertRows(trx: Transaction<Schema>, table: keyof Schema, rows: object[]): Promise<void> {
  // Which columns a table has is checked where the rows are made; here it is any of them.
  if (rows.length > 0)
    await trx
      .insertInto(table)
      .values(rows as never)
      .execute()
}

/**
 * Inserts the customer with all that belongs to them. One who exists is left as they are.
 * @returns whether the customer is new
 */
export async function insertCustomer(
  trx: Transaction<Schema>,
  cipher: Cipher,
  customer: SeedCustomer,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('customer')
    .values({
      customer_id: customer.customerId,
      name: customer.name,
      name_changed_at: customer.nameChangedAt ?? null,
      birthday: customer.birthday,
      birthday_changed_at: customer.birthdayChangedAt ?? null,
      avatar_content: customer.avatar ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('customer_id')
    .executeTakeFirst()
  if (!inserted) return false
  for (const group of customerRows(cipher, customer)) {
    for (const [table, rows] of Object.entries(group)) await insertRows(trx, table as keyof Schema, rows)
  }
  return true
}

export async function insertAccount(trx: Transaction<Schema>, person: SeedPerson): Promise<void> {
  await trx
    .insertInto('account')
    .values({
      customer_id: person.customerId,
      subject: subjectOf(person),
      email: person.email,
      email_changed_at: person.emailChangedAt ?? null,
      last_password_reset_at: person.lastPasswordReset,
      last_used_name: person.lastUsed?.name ?? null,
      last_used_tenant_id: person.lastUsed?.tenantId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const events = (person.securityEvents ?? []).map(({ event, at, tenantId }) => ({
    customer_id: person.customerId,
    event,
    happened_at: at,
    tenant_id: tenantId ?? null,
    request_id: 'seed',
  }))
  await insertRows(trx, 'audit_event', events)
}

export async function insertRegistrationCode(
  trx: Transaction<Schema>,
  { code, state, customerId, postalCode, failedAttempts, expiresAt }: SeedRegistrationCode,
): Promise<void> {
  await trx
    .insertInto('registration_code')
    .values({
      customer_id: customerId,
      code_hash: hashOfCode(code),
      postal_code: postalCode,
      state,
      failed_attempts: failedAttempts,
      ...(expiresAt && { expires_at: expiresAt }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether an account of another customer was linked with the code: then its own customer is gone for good. */
export async function wasJoined(
  trx: Transaction<Schema>,
  { code, customerId }: SeedRegistrationCode,
): Promise<boolean> {
  const joined = await trx
    .selectFrom('registration_code')
    .select('customer_id')
    .where('code_hash', '=', hashOfCode(code))
    .where('customer_id', '<>', customerId)
    .executeTakeFirst()
  return joined !== undefined
}
