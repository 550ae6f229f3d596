import type { UserProfile } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

/** Who signed in: the customer, and which brands know them. */
export interface Account extends Omit<UserProfile, 'status'> {
  customerId: string
  /** As the identity provider knows them. */
  subject: string
  status: UserProfile['status'] | 'deleted'
}

/** One statement: each row carries the account, and one of its business systems if there is any. */
const accountRows = prepared((db, { subject }: { subject: string }) =>
  db
    .selectFrom('account')
    .leftJoin('business_system', 'business_system.customer_id', 'account.customer_id')
    .leftJoin('phone_pin', (join) =>
      join
        .onRef('phone_pin.customer_id', '=', 'business_system.customer_id')
        .onRef('phone_pin.tenant_id', '=', 'business_system.tenant_id'),
    )
    .select([
      'account.customer_id',
      'account.email',
      'account.email_changed_at',
      'account.status',
      'account.last_password_reset_at',
      'account.last_used_name',
      'account.last_used_tenant_id',
      'business_system.tenant_id',
      'business_system.system',
      'business_system.phone_pin_enabled',
      'business_system.cmdm_enabled',
      'phone_pin.version as phone_pin_version',
      'phone_pin.changed_at as phone_pin_changed_at',
    ])
    .where('account.subject', '=', subject)
    .orderBy('business_system.tenant_id'),
)

type AccountRow = Awaited<ReturnType<typeof accountRows>>[number]

function toBusinessSystems(row: AccountRow): Account['businessSystems'] {
  if (!row.tenant_id || !row.system) return []
  return [
    {
      tenantId: row.tenant_id,
      system: row.system,
      phonePin: {
        enabled: row.phone_pin_enabled ?? false,
        version: row.phone_pin_version ?? 0,
        changedAt: row.phone_pin_changed_at,
      },
      cmdm: { enabled: row.cmdm_enabled ?? false },
    },
  ]
}

export async function findAccount(db: Database, subject: string): Promise<Account | undefined> {
  const rows = await accountRows(db, { subject })
  const [first] = rows
  if (!first) return undefined
  const { last_used_name: name, last_used_tenant_id: tenantId } = first
  return {
    customerId: first.customer_id,
    subject,
    eMailAddress: first.email,
    eMailAddressChangedAt: first.email_changed_at,
    lastPasswordResetDate: first.last_password_reset_at,
    lastUsedApplication: name && tenantId ? { name, tenantId } : null,
    status: first.status,
    businessSystems: rows.flatMap(toBusinessSystems),
  }
}
