import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import type { ServeCall } from '../serve-call.ts'
import { removeUnconfirmed } from './email-changes.repository.ts'
import { requestEmailReset, requireFreeAddress } from './email-reset.rules.ts'
import { confirmEmailReset, undoEmailReset } from './email-reset-links.rules.ts'

interface EmailResetParts {
  db: Database
  cipher: Cipher
}

export function emailResetRoutes(serve: ServeCall, { db, cipher }: EmailResetParts): void {
  serve('requestEmailReset', async ({ account, body, change }) => {
    await requireFreeAddress(db, account, body.eMailAddress)
    return change((trx) => requestEmailReset(trx, account, body.eMailAddress))
  })

  serve('withdrawEmailReset', ({ account, change }) =>
    change(async (trx) => {
      await removeUnconfirmed(trx, account.customerId)
      return {}
    }),
  )

  serve('confirmEmailReset', ({ body, address, requestId, change }) =>
    change((trx) => confirmEmailReset(trx, { ...body, address, requestId })),
  )

  serve('undoEmailReset', ({ body, address, requestId, change }) =>
    change((trx) => undoEmailReset(trx, cipher, { ...body, address, requestId })),
  )
}
