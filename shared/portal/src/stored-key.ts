import { bearerHeaders, proofHeaders, type SentCall } from '@portal/bff-client'
import type { StoredToken } from './stored-token.ts'

/** As the SDK names them. */
const DATABASE = 'auth0-spa-js'
const KEYS = 'keypair'
const keyName = (clientId: string) => `${clientId}::auth0`

/** Reads the key of the client, whose private part no script can read. Undefined without one, and without browser storage. */
function readKey(clientId: string): Promise<CryptoKeyPair | undefined> {
  return new Promise((resolve) => {
    const fail = () => resolve(undefined)
    try {
      const opening = indexedDB.open(DATABASE)
      // Leaves it to the SDK to make the database.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      opening.onerror = fail
      opening.onsuccess = () => {
        const { result: database } = opening
        try {
          const reading = database.transaction(KEYS).objectStore(KEYS).get(keyName(clientId))
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = fail
        } catch {
          fail()
        }
        database.close()
      }
    } catch {
      fail()
    }
  })
}

let known: { token: string; key: Promise<CryptoKeyPair | undefined> } | undefined

/**
 * The headers of one call with the stored token. Without the SDK, so that the first data can be requested before it is loaded.
 * @param call left out, there is no proof
 * @param now milliseconds since 1970 by the clock of the BFF
 * @returns undefined if the key of a bound token is gone, without which the token is worth nothing
 */
export async function storedHeaders(
  { token, boundClientId }: StoredToken,
  call?: SentCall,
  now = Date.now(),
): Promise<Record<string, string> | undefined> {
  if (boundClientId === undefined) return bearerHeaders(token)
  // A token has one key as long as it lives.
  if (known?.token !== token) known = { token, key: readKey(boundClientId) }
  const key = await known.key
  return key && proofHeaders(token, key, call, now)
}
