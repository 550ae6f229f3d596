import type { SecurityEventKind, TenantId } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

export interface OwnEvent {
  id: string
  /** The event's name in the audit trail. */
  event: string
  at: string
  tenantId: TenantId | null
  detail: unknown
}

/** The events that customers see. The response with the phone PIN counts, not the page's report that it was shown. */
export const kinds: Record<string, SecurityEventKind> = {
  'account.linked': 'account-linked',
  requestPasswordReset: 'password-reset-requested',
  requestEmailReset: 'email-change-requested',
  'email-reset.confirmed': 'email-changed',
  'email-reset.undone': 'email-change-undone',
  'phone-pin.read': 'phone-pin-shown',
  changePhonePin: 'phone-pin-changed',
  resetPhonePin: 'phone-pin-reset',
  'account.secured': 'account-secured',
  signOutDevice: 'device-signed-out',
  signOutOtherDevices: 'other-devices-signed-out',
}

/** A change of the sign-in address that the identity provider refused: the confirmation before it had no effect. */
export const REFUSED = 'email-reset.refused'

/**
 * A customer's part of the trail is short, and its key begins with the customer, so no further index slows down writes.
 */
const newestEvents = prepared((db, { customerId, most }: { customerId: string; most: number }) =>
  db
    .selectFrom('audit_event')
    .select(['audit_event_id', 'event', 'happened_at', 'tenant_id', 'detail'])
    .where('customer_id', '=', customerId)
    .where('event', 'in', [...Object.keys(kinds), REFUSED])
    .where('happened_at', '>', sql<string>`now() - interval '90 days'`)
    .orderBy('happened_at', 'desc')
    .orderBy('audit_event_id', 'desc')
    .limit(most),
)

/** The last 90 days, the newest first. */
export async function findOwnEvents(db: Database, customerId: string, most: number): Promise<OwnEvent[]> {
  const rows = await newestEvents(db, { customerId, most })
  return rows.map(({ audit_event_id, event, happened_at, tenant_id, detail }) => ({
    id: `portal-${audit_event_id}`,
    event,
    at: happened_at,
    tenantId: tenant_id,
    detail,
  }))
}
