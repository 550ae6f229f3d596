import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import type { ServeCall } from '../serve-call.ts'
import {
  changePhonePin,
  readPhonePin,
  requirePhonePin,
  resetPhonePin,
  tryPhonePin,
} from './phone-pin.rules.ts'

interface PhonePinParts {
  db: Database
  cipher: Cipher
}

export function phonePinRoutes(serve: ServeCall, { db, cipher }: PhonePinParts): void {
  serve('getPhonePin', async ({ account, tenantId, requestId }) => {
    const brand = requirePhonePin(account, tenantId)
    return db.transaction().execute((trx) => readPhonePin(trx, cipher, brand, requestId))
  })

  serve('changePhonePin', async ({ account, tenantId, version, body, requestId, change }) => {
    const brand = requirePhonePin(account, tenantId)
    return tryPhonePin(db, brand, requestId, () =>
      change((trx) => changePhonePin(trx, cipher, brand, { ...body, version })),
    )
  })

  serve('resetPhonePin', async ({ account, tenantId, change }) => {
    const brand = requirePhonePin(account, tenantId)
    return change((trx) => resetPhonePin(trx, cipher, brand))
  })

  serve('recordPhonePinSeen', async ({ account, tenantId, change }) => {
    requirePhonePin(account, tenantId)
    // That it was called is recorded with every write.
    return change(async () => ({}))
  })
}
