import type { Cipher } from '../encryption/cipher.ts'
import type { ServeCall } from '../serve-call.ts'
import { reportActivity, secureByLink } from './report.rules.ts'

export function accountProtectionRoutes(serve: ServeCall, cipher: Cipher): void {
  serve('reportActivity', ({ account, body, change }) =>
    change((trx) => reportActivity(trx, account, body.kind)),
  )

  serve('secureAccount', ({ body, address, requestId, change }) =>
    change((trx) => secureByLink(trx, cipher, { ...body, address, requestId })),
  )
}
