import type { RefusalReason, TenantId } from '@portal/contracts'

/** A change that the portal requests from a business system. */
export type BusinessChange =
  /** Null if no birth date is known. */
  | { kind: 'birthdate'; birthdate: string | null }
  | { kind: 'email-address'; contractId: string; value: string }
  /** Null removes the number. */
  | { kind: 'phone-number'; contractId: string; value: string | null }
  /** Letters by e-mail to this address. */
  | { kind: 'communication'; contractId: string; paperless: true; value: string }
  /** Letters on paper. */
  | { kind: 'communication'; contractId: string; paperless: false }

export interface BusinessRequest {
  customerId: string
  tenantId: TenantId
  change: BusinessChange
}

export type Verdict = { accepted: true } | { accepted: false; reason: RefusalReason }

/**
 * One of the systems that hold the contracts (emp, powercloud, scale-crm). A change is idempotent: a system that has
 * accepted it accepts the same request again after a timeout.
 */
export interface BusinessSystem {
  /** @throws anything if it cannot be reached or breaks the contract */
  submit(request: BusinessRequest, signal: AbortSignal): Promise<Verdict>
}

/** No verdict in time, or an unreadable one: the system may or may not have accepted the change. */
export const isOutage = (verdict: Verdict | undefined): boolean =>
  !verdict ||
  (!verdict.accepted && (verdict.reason === 'system-timeout' || verdict.reason === 'system-unavailable'))
