import { sql } from 'kysely'
import { findEmailAddresses, findPhoneNumbers } from '../customer-profile/channels.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import type { Channel, ChannelKind } from './channel.ts'
import type { ChannelChanges } from './channel-changes.ts'

const finders = { 'email-address': findEmailAddresses, 'phone-number': findPhoneNumbers }

export async function findChannels(db: Database, kind: ChannelKind, brand: BrandScope): Promise<Channel[]> {
  const found = await finders[kind.name](db, brand)
  return found.map(({ item, isContact }) => ({ ...item, isContact }))
}

/** Waits until other changes of this customer's data end, and blocks further ones. */
export async function lockCustomer(trx: Database, customerId: string): Promise<void> {
  await trx
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

export async function lockChannels(trx: Database, kind: ChannelKind, brand: BrandScope): Promise<Channel[]> {
  await lockCustomer(trx, brand.customerId)
  return findChannels(trx, kind, brand)
}

const tables = {
  'email-address': {
    items: sql.table('email_address'),
    id: sql.ref('email_address_id'),
    links: sql.table('contract_email_address'),
  },
  'phone-number': {
    items: sql.table('phone_number'),
    id: sql.ref('phone_number_id'),
    links: sql.table('contract_phone_number'),
  },
}

/** Writes whole items with their contracts and increments their versions. */
export async function writeChannels(
  trx: Database,
  kind: ChannelKind,
  { customerId, tenantId }: BrandScope,
  { saved, removedIds }: Pick<ChannelChanges, 'saved' | 'removedIds'>,
): Promise<void> {
  const { items, id, links } = tables[kind.name]
  const touchedIds = [...saved.map((channel) => channel.id), ...removedIds]
  if (touchedIds.length === 0) return
  await sql`delete from ${links} where customer_id = ${customerId} and ${id} in (${sql.join(touchedIds)})`.execute(
    trx,
  )
  if (removedIds.length > 0) {
    await sql`delete from ${items} where customer_id = ${customerId} and ${id} in (${sql.join(removedIds)})`.execute(
      trx,
    )
  }
  if (saved.length > 0) {
    const rows = saved.map(
      (channel) =>
        sql`(${customerId}, ${tenantId}, ${channel.id}, ${channel.value}, ${channel.isContact}, now())`,
    )
    await sql`insert into ${items} as item (customer_id, tenant_id, ${id}, value, is_contact, changed_at)
      values ${sql.join(rows)}
      on conflict (customer_id, ${id}) do update set value = excluded.value, is_contact = excluded.is_contact,
        version = item.version + 1, changed_at = now()`.execute(trx)
  }
  const linkRows = saved.flatMap((channel) =>
    channel.contracts.map((contractId) => sql`(${customerId}, ${contractId}, ${channel.id})`),
  )
  if (linkRows.length > 0) {
    await sql`insert into ${links} (customer_id, contract_id, ${id}) values ${sql.join(linkRows)}`.execute(
      trx,
    )
  }
}
