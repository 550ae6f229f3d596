import type { ServeCall } from '../serve-call.ts'
import { requestPasswordReset } from './password-reset.rules.ts'

export function passwordResetRoutes(serve: ServeCall): void {
  serve('requestPasswordReset', ({ account, change }) => change((trx) => requestPasswordReset(trx, account)))
}
