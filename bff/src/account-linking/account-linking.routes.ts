import type { ServeCall } from '../serve-call.ts'
import { linkAccount } from './account-linking.rules.ts'

export function accountLinkingRoutes(serve: ServeCall): void {
  serve('linkAccount', ({ caller, body, requestId, change }) =>
    change((trx) => linkAccount(trx, caller.signIn, { linkToken: body.linkToken, requestId })),
  )
}
