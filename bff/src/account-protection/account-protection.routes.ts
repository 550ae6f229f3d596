import type { ServeCall } from '../serve-call.ts'
import { reportActivity, secureByLink } from './report.rules.ts'

export function accountProtectionRoutes(serve: ServeCall): void {
  serve('reportActivity', ({ account, body, change }) =>
    change((trx) => reportActivity(trx, account, body.kind)),
  )

  serve('secureAccount', ({ body, address, requestId, change }) =>
    change((trx) => secureByLink(trx, { ...body, address, requestId })),
  )
}
