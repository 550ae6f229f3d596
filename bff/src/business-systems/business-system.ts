import type { RefusalReason, TenantId } from '@portal/contracts'

/** What the portal asks a business system to change. */
export type BusinessChange =
  /** Null if none is known. */
  | { kind: 'birthdate'; birthdate: string | null }
  | { kind: 'email-address'; contractId: string; value: string }
  /** Null takes the number away. */
  | { kind: 'phone-number'; contractId: string; value: string | null }
  /** Letters by e-mail to that address. */
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
 * One of the systems that contracts live in (emp, powercloud, scale-crm). A change is idempotent: asked again after a
 * time-out, a system that took it says so again.
 */
export interface BusinessSystem {
  /** @throws anything when it cannot be reached or does not answer as agreed */
  submit(request: BusinessRequest, signal: AbortSignal): Promise<Verdict>
}
