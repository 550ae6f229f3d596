import { type Kysely, sql } from 'kysely'

/** The first columns of every item, and its key. */
const item = (id: string) =>
  sql.raw(`customer_id text not null references customer on delete cascade,
    ${id} text not null,
    tenant_id text not null,
    changed_at timestamptz,
    primary key (customer_id, ${id})`)

/** The columns that link an item to a contract of the same customer. */
const link = (id: string, table: string, key: string) =>
  sql.raw(`customer_id text not null,
    contract_id text not null,
    ${id} text not null,
    primary key (${key}),
    foreign key (customer_id, contract_id) references contract on delete cascade,
    foreign key (customer_id, ${id}) references ${table} on delete cascade`)

const statements = [
  sql`create table payment_method (
    ${item('payment_method_id')},
    kind text not null check (kind in ('self-payment', 'bank-direct-debit', 'credit-account')),
    account_holder text,
    iban text,
    bank_name text,
    mandate_reference text,
    creditor_id text,
    mandate_date date,
    check (kind = 'self-payment' or (account_holder is not null and iban is not null and bank_name is not null)),
    check (kind <> 'bank-direct-debit'
      or (mandate_reference is not null and creditor_id is not null and mandate_date is not null))
  )`,
  sql`create table contract (
    customer_id text not null references customer on delete cascade,
    contract_id text not null,
    tenant_id text not null,
    contract_number text not null,
    product_name text,
    business_area text,
    tariff text not null,
    term_start date not null,
    is_paperless boolean not null,
    payment_method_id text not null,
    primary key (customer_id, contract_id),
    foreign key (customer_id, payment_method_id) references payment_method
  )`,
  sql`create table email_address (
    ${item('email_address_id')}, value text not null, is_contact boolean not null
  )`,
  sql`create table phone_number (
    ${item('phone_number_id')}, value text not null, is_contact boolean not null
  )`,
  sql`create table address (
    ${item('address_id')},
    street text not null,
    house_number text not null,
    addition text,
    postal_code text not null,
    city text not null,
    is_contact boolean not null
  )`,
  sql`create table contract_email_address (
    ${link('email_address_id', 'email_address', 'customer_id, contract_id, email_address_id')}
  )`,
  sql`create table contract_phone_number (
    ${link('phone_number_id', 'phone_number', 'customer_id, contract_id, phone_number_id')}
  )`,
  sql`create table contract_address (
    use text not null check (use in ('billing', 'delivery')),
    ${link('address_id', 'address', 'customer_id, contract_id, use, address_id')}
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
