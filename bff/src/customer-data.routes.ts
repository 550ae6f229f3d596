import type { ChangeRequestParts } from './business-systems/request-changes.ts'
import { consumption } from './consumption/consumption.rules.ts'
import { customerProfile, type ProfileParts } from './customer-profile/customer-profile.rules.ts'
import { useEmailForContracts } from './paperless/use-email.rules.ts'
import { usePaperForContracts } from './paperless/use-paper.rules.ts'
import type { ServeCall } from './serve-call.ts'
import { undoChange } from './undo/undo-change.rules.ts'

/** Calls about what a brand knows of the customer whose routes are one rule each. */
export function customerDataRoutes(serve: ServeCall, parts: ProfileParts & ChangeRequestParts): void {
  serve('getCustomerProfile', ({ account, tenantId }) => customerProfile(parts, account.customerId, tenantId))
  serve('getConsumption', ({ account: { customerId }, tenantId }) =>
    consumption(parts.db, { customerId, tenantId }),
  )
  serve('useEmailForContracts', (input) => useEmailForContracts(parts, input))
  serve('undoChange', (input) => undoChange(parts, input))
  serve('usePaperForContracts', (input) => usePaperForContracts(parts, input))
}
