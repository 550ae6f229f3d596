import type { TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

interface LinkKey {
  customerId: string
  accountLinkId: string
}

interface NewAccountLink {
  customerId: string
  tenantId: TenantId
  codeHash: string
  /** The customer row that an older account took over; null for a new account. */
  takenOver: object | null
}

export async function insertAccountLink(
  trx: Database,
  { customerId, tenantId, codeHash, takenOver }: NewAccountLink,
): Promise<string> {
  const { account_link_id } = await trx
    .insertInto('account_link')
    .values({
      customer_id: customerId,
      tenant_id: tenantId,
      code_hash: codeHash,
      taken_over: takenOver && JSON.stringify(takenOver),
    })
    .returning('account_link_id')
    .executeTakeFirstOrThrow()
  return account_link_id
}

/** Valid for 72 hours after the linking. */
export async function addUndoToken(
  db: Database,
  { customerId, accountLinkId }: LinkKey,
  tokenHash: string,
): Promise<void> {
  await db
    .insertInto('account_link_token')
    .columns(['customer_id', 'token_hash', 'account_link_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('account_link')
        .select([
          'customer_id',
          sql<string>`${tokenHash}`.as('token_hash'),
          'account_link_id',
          sql<string>`linked_at + interval '72 hours'`.as('expires_at'),
        ])
        .where('customer_id', '=', customerId)
        .where('account_link_id', '=', accountLinkId),
    )
    .execute()
}

export interface AccountLink extends LinkKey {
  tenantId: TenantId
  codeHash: string
  takenOver: { customer_id: string } | null
  isUndone: boolean
  isInTime: boolean
}

/** Locks the customer until the transaction ends. The account may no longer exist. */
export async function findAccountLink(trx: Database, tokenHash: string): Promise<AccountLink | undefined> {
  const row = await trx
    .selectFrom('account_link_token as token')
    .innerJoin('account_link as link', (join) =>
      join
        .onRef('link.customer_id', '=', 'token.customer_id')
        .onRef('link.account_link_id', '=', 'token.account_link_id'),
    )
    .innerJoin('customer', 'customer.customer_id', 'link.customer_id')
    .select([
      'link.customer_id as customerId',
      'link.account_link_id as accountLinkId',
      'link.tenant_id as tenantId',
      'code_hash as codeHash',
      'taken_over as takenOver',
      sql<boolean>`undone_at is not null`.as('isUndone'),
      sql<boolean>`token.expires_at > now()`.as('isInTime'),
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate(['customer', 'link'])
    .executeTakeFirst()
  return row as AccountLink | undefined
}

/** The content of a linking mail; undefined if the link was undone or the account no longer exists. */
export async function findLinkNotice(
  db: Database,
  { customerId, accountLinkId }: LinkKey,
): Promise<{ tenantId: TenantId; owner: string } | undefined> {
  return db
    .selectFrom('account_link as link')
    .innerJoin('account', 'account.customer_id', 'link.customer_id')
    .innerJoin('customer', 'customer.customer_id', 'link.customer_id')
    .select(['link.tenant_id as tenantId'])
    .select(sql<string>`coalesce(taken_over ->> 'name', customer.name)`.as('owner'))
    .where('link.customer_id', '=', customerId)
    .where('account_link_id', '=', accountLinkId)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
}

export async function markLinkUndone(trx: Database, { customerId, accountLinkId }: LinkKey): Promise<void> {
  await trx
    .updateTable('account_link')
    .set({ undone_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('account_link_id', '=', accountLinkId)
    .execute()
}

/** Long after the last undo link in a mail has expired. */
export async function clearOldAccountLinks(db: Database): Promise<void> {
  await db.deleteFrom('account_link').where(sql<boolean>`linked_at < now() - interval '30 days'`).execute()
}
