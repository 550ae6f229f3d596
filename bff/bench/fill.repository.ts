import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/database/open-database.ts'

/** Ids of the customers, from 1 on. */
export const customerId = (number: number) => `c${String(number).padStart(8, '0')}`

const id = sql`'c' || lpad(i::text, 8, '0')`

/** One row for each customer: with one contract, and one of everything that a contract has. */
const rows: [table: string, values: RawBuilder<unknown>][] = [
  [
    'customer (customer_id, name, birthday)',
    sql`${id}, 'Kundin Nummer ' || i, date '1930-01-01' + (i % 7000)`,
  ],
  [
    'account (customer_id, subject, email, last_used_name, last_used_tenant_id)',
    sql`${id}, 'bench|' || i, 'kundin-' || i || '@post.example', 'Nordtal Konto', '100'`,
  ],
  [
    'business_system (customer_id, tenant_id, system, phone_pin_enabled, cmdm_enabled)',
    sql`${id}, '100', 'emp', true, true`,
  ],
  [
    `payment_method (customer_id, payment_method_id, tenant_id, kind, account_holder, iban, bank_name,
      mandate_reference, creditor_id, mandate_date)`,
    sql`${id}, 'p-' || i, '100', 'bank-direct-debit', 'Kundin Nummer ' || i,
      'DE02' || lpad(i::text, 18, '0'), 'Sparkasse Nordtal', 'NT-M-' || i, 'DE98ZZZ09999999999', date '2019-03-18'`,
  ],
  [
    `contract (customer_id, contract_id, tenant_id, contract_number, product_name, business_area, tariff, term_start,
      is_paperless, payment_method_id)`,
    sql`${id}, 'v-' || i, '100', 'NT-' || i, 'Nordtal Strom Natur', 'electricity', 'Natur 24',
      date '2019-03-18', false, 'p-' || i`,
  ],
  [
    'email_address (customer_id, email_address_id, tenant_id, value, is_contact)',
    sql`${id}, 'e-' || i, '100', 'kundin-' || i || '@post.example', true`,
  ],
  [
    'phone_number (customer_id, phone_number_id, tenant_id, value, is_contact)',
    sql`${id}, 't-' || i, '100', '+4930' || lpad(i::text, 8, '0'), true`,
  ],
  [
    'address (customer_id, address_id, tenant_id, street, house_number, postal_code, city, is_contact)',
    sql`${id}, 'a-' || i, '100', 'Lindenhofweg', (i % 200)::text, lpad((i % 99999)::text, 5, '0'), 'Nordtal', true`,
  ],
  ['contract_email_address (customer_id, contract_id, email_address_id)', sql`${id}, 'v-' || i, 'e-' || i`],
  ['contract_phone_number (customer_id, contract_id, phone_number_id)', sql`${id}, 'v-' || i, 't-' || i`],
  [
    'contract_address (customer_id, contract_id, address_id, use)',
    sql`${id}, 'v-' || i, 'a-' || i, 'billing'`,
  ],
  // What earlier writes have left, or PostgreSQL would plan for empty tables.
  ['outbox (customer_id, kind, payload, delivered_at)', sql`${id}, 'change-notice', '{}', now()`],
  ['audit_event (customer_id, event, request_id)', sql`${id}, 'changeBirthdate', 'request-' || i`],
  [
    'idempotency_key (scope, key_hash, request_hash, answer)',
    sql`${id}, md5('key-' || i), md5('request-' || i), '{}'`,
  ],
]

/** Mails count as sent at once: to send them is not what is measured, and to let them pile up would slow down writes. */
const deliverAtOnce = [
  sql`create function deliver_at_once() returns trigger language plpgsql as
    $$ begin new.delivered_at := now(); return new; end $$`,
  sql`create trigger deliver_at_once before insert on outbox for each row
    when (new.kind <> 'business-sync') execute function deliver_at_once()`,
]

/** Fills an empty, migrated database. Needs a superuser, and a connection that may take its time. */
export async function fill(db: Database, customers: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    // Looking up what each row refers to would take most of the time, and finds what was just put there.
    await sql`set session_replication_role = replica`.execute(connection)
    for (const [table, values] of rows) {
      const insert = sql`insert into ${sql.raw(table)} select ${values} from generate_series(1, ${customers}::integer) i`
      await insert.execute(connection)
    }
    await sql`reset session_replication_role`.execute(connection)
    for (const statement of deliverAtOnce) await statement.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** Leaves nothing to tidy up to the time that is measured. */
export async function settle(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze)`.execute(connection)
    await sql`checkpoint`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** Puts these customers to a version, with a birth date that no visit brings. */
export async function setVersion(db: Database, customerIds: string[], version: number): Promise<void> {
  const update = sql`update customer set version = ${version}, birthday = '1930-01-01'
    where customer_id = any(${customerIds}::text[])`
  await update.execute(db)
}

/** Gives a customer so many proofs of consents. */
export async function decide(db: Database, number: number, proofs: number): Promise<void> {
  await sql`insert into consent_activity (customer_id, tenant_id, consent, given, wording_version, channel)
    select ${customerId(number)}, '100', 'eco.dataVisualization', i % 2 = 0, '2026-11-01', 'portal'
    from generate_series(1, ${proofs}::integer) i`.execute(db)
  await sql`analyze consent_activity`.execute(db)
}

/** As if no limit had been touched. */
export async function forgetAttempts(db: Database): Promise<void> {
  await db.deleteFrom('attempt').execute()
}
