import type { Database } from '../src/database/open-database.ts'

/** The audit trail, optionally of one customer or one event, the oldest first. */
export async function trailOf(
  db: Database,
  { customerId, event }: { customerId?: string; event?: string } = {},
) {
  let rows = db.selectFrom('audit_event').select(['event', 'tenant_id', 'detail'])
  if (customerId !== undefined) rows = rows.where('customer_id', '=', customerId)
  if (event !== undefined) rows = rows.where('event', '=', event)
  return rows.orderBy('audit_event_id').execute()
}
