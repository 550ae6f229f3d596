import type { TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { hasAccount, type Invitation, invitingBrand } from '../invitations/invitations.repository.ts'

/** An invitation with a confirmed postal code. */
export interface ProvenInvitation extends Pick<Invitation, 'customerId' | 'codeHash' | 'tenantId'> {
  /** Whether an account was already linked with it. */
  isUsed: boolean
  /** Whether the proof is too old. The code itself may have expired since. */
  isExpired: boolean
}

const byToken = (db: Database, linkTokenHash: string) =>
  db
    .selectFrom('link_token')
    .innerJoin('registration_code', (join) =>
      join
        .onRef('registration_code.customer_id', '=', 'link_token.customer_id')
        .onRef('registration_code.code_hash', '=', 'link_token.code_hash'),
    )
    .where('token_hash', '=', linkTokenHash)

/**
 * Finds the invitation of a secret and locks it with both customers until the transaction ends: of two parallel links
 * of the same customer, the second one finds the invitation used.
 */
export async function lockProvenInvitation(
  trx: Database,
  linkTokenHash: string,
  ownCustomerId: string | undefined,
): Promise<ProvenInvitation | undefined> {
  const found = await byToken(trx, linkTokenHash).select('link_token.customer_id').executeTakeFirst()
  if (!found) return undefined
  const held = [found.customer_id, ownCustomerId].filter((id) => id !== undefined)
  const customers = trx.selectFrom('customer').select('customer_id').where('customer_id', 'in', held)
  await customers.orderBy('customer_id').forUpdate().execute()

  const row = await byToken(trx, linkTokenHash)
    .select(['link_token.customer_id', 'link_token.code_hash'])
    .select(invitingBrand(sql.ref('registration_code.customer_id')).as('tenant_id'))
    .select(sql<boolean>`registration_code.state = 'used' or ${hasAccount}`.as('is_used'))
    .select(sql<boolean>`link_token.expires_at <= now()`.as('is_expired'))
    .executeTakeFirst()
  if (!row?.tenant_id) return undefined
  const { customer_id: customerId, code_hash: codeHash, tenant_id, is_used: isUsed, is_expired } = row
  const tenantId: TenantId = tenant_id
  return { customerId, codeHash, tenantId, isUsed, isExpired: is_expired }
}

export async function markUsed(trx: Database, customerId: string, codeHash: string): Promise<void> {
  await trx
    .updateTable('registration_code')
    .set({ state: 'used' })
    .where('customer_id', '=', customerId)
    .where('code_hash', '=', codeHash)
    .execute()
}

/** Extends the proof while the customer confirms the sign-in address, which may take hours. */
export async function extendProof(trx: Database, linkTokenHash: string): Promise<void> {
  await trx
    .updateTable('link_token')
    .set({ expires_at: sql`now() + interval '24 hours'` })
    .where('token_hash', '=', linkTokenHash)
    .execute()
}
