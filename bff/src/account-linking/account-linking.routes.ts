import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import type { ServeCall } from '../serve-call.ts'
import { linkAccount } from './account-linking.rules.ts'
import { requestAddressConfirmation } from './address-confirmation.rules.ts'
import { undoLinking } from './undo-linking.rules.ts'

interface AccountLinkingParts {
  db: Database
  cipher: Cipher
  signUps: Pick<IdentityProvider, 'sendAddressConfirmation'>
}

export function accountLinkingRoutes(serve: ServeCall, parts: AccountLinkingParts): void {
  const { cipher } = parts
  serve('linkAccount', ({ caller, body, requestId, change }) => {
    const { linkToken, isOwnerConfirmed = false } = body
    return change((trx) =>
      linkAccount(trx, cipher, caller.signIn, { linkToken, isOwnerConfirmed, requestId }),
    )
  })

  serve('requestAddressConfirmation', ({ caller, change }) =>
    requestAddressConfirmation(parts, caller.signIn, change),
  )

  serve('undoLinking', ({ body, address, requestId, change }) =>
    change((trx) => undoLinking(trx, cipher, { ...body, address, requestId })),
  )
}
