import type { TenantId } from '@portal/contracts'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

export interface AuditEvent {
  customerId: string
  /** The call's name, or the recorded event. */
  event: string
  requestId: string
  tenantId?: TenantId | undefined
  /** Ids, counts and outcomes. Never the values themselves: more people read the trail than the data. */
  detail?: object | undefined
}

interface NewAuditEvent {
  customerId: string
  event: string
  requestId: string
  tenantId: TenantId | null
  /** JSON. */
  detail: string | null
}

const insertEvent = prepared((db, { customerId, event, requestId, tenantId, detail }: NewAuditEvent) =>
  db
    .insertInto('audit_event')
    .values({ customer_id: customerId, event, request_id: requestId, tenant_id: tenantId, detail }),
)

/** Writes the trail in the transaction of the change, so that both are stored or none. */
export async function recordEvent(db: Database, { tenantId, detail, ...event }: AuditEvent): Promise<void> {
  await insertEvent(db, {
    ...event,
    tenantId: tenantId ?? null,
    detail: detail ? JSON.stringify(detail) : null,
  })
}
