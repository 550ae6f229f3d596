import { bearerHeaders, proofHeaders, type SentCall, SessionEndedError } from '@portal/bff-client'
import { SignInError } from '@portal/portal/host'
import type { SessionStore, StoredSession } from './session-store.ts'
import type { SignInNote } from './sign-in-state.ts'

const KEYS = 'keys'
const KEY = 'dpop'

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function open(name: string): Promise<IDBDatabase> {
  if (!window.indexedDB) throw new SignInError('storage-blocked')
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(KEYS)
  return settled(opening)
}

/**
 * The key that the tokens of an origin are bound to (RFC 9449), as no script can read it. All elements and tabs share it.
 * @param name that of the session
 */
export function createKeyStore(name: string) {
  async function use<Result>(
    mode: IDBTransactionMode,
    run: (keys: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await open(name)
    try {
      return await settled(run(database.transaction(KEYS, mode).objectStore(KEYS)))
    } finally {
      database.close()
    }
  }
  const read = (): Promise<CryptoKeyPair | undefined> => use('readonly', (keys) => keys.get(KEY))

  return {
    read,
    /** @throws Error where the browser has no place for it */
    async readOrMake(): Promise<CryptoKeyPair> {
      const found = await read()
      if (found) return found
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
      const made = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
      await use('readwrite', (keys) => keys.put(made, KEY))
      return made
    },
    /** At the end of a session, which must not fail for it. */
    forget: () => use('readwrite', (keys) => keys.delete(KEY)).catch(() => undefined),
  }
}

export type KeyStore = ReturnType<typeof createKeyStore>

/**
 * Makes the headers of a call.
 * @param onEnded called when the browser has deleted the key, without which the tokens are worth nothing
 */
export function createHeaders(keys: KeyStore, store: SessionStore, onEnded: (note: SignInNote) => void) {
  /** Milliseconds by which the clock of the BFF is ahead, known once it has refused a call. */
  let clockOffset = 0
  /** @throws SessionEndedError */
  return async ({ accessToken, isBound }: StoredSession, call: SentCall | undefined) => {
    if (!isBound) return bearerHeaders(accessToken)
    if (call?.date) clockOffset = Date.parse(call.date) - Date.now()
    const key = await keys.read()
    if (key) return proofHeaders(accessToken, key, call, Date.now() + clockOffset)
    store.write(undefined)
    onEnded('ended')
    throw new SessionEndedError()
  }
}
