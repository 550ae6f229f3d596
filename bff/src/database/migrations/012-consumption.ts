import { type Kysely, sql } from 'kysely'

/** The consumption of a contract by month; `month` is its first day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table consumption (
    customer_id text not null,
    contract_id text not null,
    month date not null check (extract(day from month) = 1),
    unit text not null check (unit in ('kWh', 'm3')),
    amount integer not null check (amount >= 0),
    primary key (customer_id, contract_id, month),
    foreign key (customer_id, contract_id) references contract on delete cascade
  )`.execute(db)
}
