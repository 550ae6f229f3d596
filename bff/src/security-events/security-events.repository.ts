import { byPermissionCall, type SecurityEventKind, type TenantId } from '@portal/contracts'
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

/** Changes of data, and what takes them back. Listed apart, so that many of them do not displace the others. */
export const changeKinds: Record<string, SecurityEventKind> = {
  changeBirthDate: 'birth-date-changed',
  addEmailAddress: 'email-addresses-changed',
  changeEmailAddress: 'email-addresses-changed',
  removeEmailAddress: 'email-addresses-changed',
  'email-address.confirmed': 'email-addresses-changed',
  addPhoneNumber: 'phone-numbers-changed',
  changePhoneNumber: 'phone-numbers-changed',
  removePhoneNumber: 'phone-numbers-changed',
  replaceContractPhoneNumbers: 'phone-numbers-changed',
  replaceContactPhoneNumbers: 'phone-numbers-changed',
  useEmailForContracts: 'letters-by-email',
  usePaperForContracts: 'letters-on-paper',
  ...byPermissionCall(() => ({ change: 'consents-changed' as const })),
  undoChange: 'change-undone',
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

/** Only what has changed something: a call may have been refused for all contracts. */
const newestChanges = prepared((db, { customerId, most }: { customerId: string; most: number }) =>
  db
    .selectFrom('audit_event')
    .select(['audit_event_id', 'event', 'happened_at', 'tenant_id', 'detail'])
    .where('customer_id', '=', customerId)
    .where('event', 'in', Object.keys(changeKinds))
    .where(
      sql<boolean>`(jsonb_exists(detail, 'changeId')
        or (event = 'undoChange' and detail @> '{"results": [{"outcome": "success"}]}'))`,
    )
    .where('happened_at', '>', sql<string>`now() - interval '90 days'`)
    .orderBy('happened_at', 'desc')
    .orderBy('audit_event_id', 'desc')
    .limit(most),
)

type Row = Awaited<ReturnType<typeof newestEvents>>[number]

const toEvent = ({ audit_event_id, event, happened_at, tenant_id, detail }: Row): OwnEvent => ({
  id: `portal-${audit_event_id}`,
  event,
  at: happened_at,
  tenantId: tenant_id,
  detail,
})

/** The last 90 days, the newest first. */
export async function findOwnEvents(db: Database, customerId: string, most: number): Promise<OwnEvent[]> {
  return (await newestEvents(db, { customerId, most })).map(toEvent)
}

/** Changes of the customer's data in the last 90 days, the newest first. */
export async function findOwnChanges(db: Database, customerId: string, most: number): Promise<OwnEvent[]> {
  return (await newestChanges(db, { customerId, most })).map(toEvent)
}
