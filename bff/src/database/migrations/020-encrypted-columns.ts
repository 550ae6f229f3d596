import { type Kysely, sql } from 'kysely'

const statements = [
  // Earlier releases still read and write the plain columns. This release leaves them empty.
  sql`alter table phone_pin add column pin_encrypted text`,
  sql`alter table phone_pin alter column pin drop not null`,
  sql`alter table phone_pin add constraint phone_pin_present check (pin is not null or pin_encrypted is not null)`,
  sql`alter table payment_method add column iban_encrypted text`,
  sql`alter table payment_method drop constraint payment_method_check`,
  sql`alter table payment_method add constraint payment_method_account_present check (kind = 'self-payment'
    or (account_holder is not null and bank_name is not null and (iban is not null or iban_encrypted is not null)))`,
]

/** Phone PINs and IBANs, encrypted with a key that is not in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
