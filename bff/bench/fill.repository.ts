import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../src/database/open-database.ts'

/** Ids of the customers, from 1 on. */
export const customerId = (number: number) => `c${String(number).padStart(8, '0')}`

const id = sql`'c' || lpad(i::text, 8, '0')`

/** One row per customer: with one contract, and one item of each kind. */
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
  // Removes dead rows and updates statistics, because PostgreSQL would otherwise plan for empty tables.
  ['outbox (customer_id, kind, payload, delivered_at)', sql`${id}, 'change-notice', '{}', now()`],
  ['audit_event (customer_id, event, request_id)', sql`${id}, 'changeBirthDate', 'request-' || i`],
  [
    'idempotency_key (scope, key_hash, request_hash, answer)',
    sql`${id}, md5('key-' || i), md5('request-' || i), '{}'`,
  ],
]

/** Marks mails as sent, because sending is not measured and a growing outbox would slow down writes. */
const deliverAtOnce = [
  sql`create function deliver_at_once() returns trigger language plpgsql as
    $$ begin new.delivered_at := now(); return new; end $$`,
  sql`create trigger deliver_at_once before insert on outbox for each row
    when (new.kind <> 'business-sync') execute function deliver_at_once()`,
]

/** Fills an empty, migrated database. Needs a superuser and a connection without a statement timeout. */
export async function fill(db: Database, customers: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    // Checking the foreign keys would take most of the time, and the rows were just inserted in order.
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

/** Vacuums now, so that no vacuum runs during the measurement. */
export async function settle(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum (analyze)`.execute(connection)
    await sql`checkpoint`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

/** Sets these customers to a version, with a birth date that no visit uses. */
export async function setVersion(db: Database, customerIds: string[], version: number): Promise<void> {
  const update = sql`update customer set version = ${version}, birthday = '1930-01-01'
    where customer_id = any(${customerIds}::text[])`
  await update.execute(db)
}

/** Inserts this number of consent proofs for a customer. */
export async function decide(db: Database, number: number, proofs: number): Promise<void> {
  await sql`insert into consent_activity (customer_id, tenant_id, consent, given, wording_version, channel)
    select ${customerId(number)}, '100', 'eco.dataVisualization', i % 2 = 0, '2026-11-01', 'portal'
    from generate_series(1, ${proofs}::integer) i`.execute(db)
  await sql`analyze consent_activity`.execute(db)
}

/** Deletes all counted attempts. */
export async function forgetAttempts(db: Database): Promise<void> {
  await db.deleteFrom('attempt').execute()
}
