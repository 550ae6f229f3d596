import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { ProblemError } from '../problem/problem-error.ts'
import type { DataKey } from './data-keys.ts'

/** The column, and the key of the row. It is authenticated, so a moved value does not decrypt. */
export type Place = readonly [column: string, ...rowKey: string[]]

export interface Cipher {
  /** Encrypts with the first key. */
  encrypt(value: string, place: Place): string
  /** @throws DecryptionError */
  decrypt(text: string, place: Place): string
  /** The prefix of all texts that the first key has encrypted. */
  currentPrefix: string
  /** HMAC-SHA-256 of a text for one purpose, by each key. The first is the current one. */
  macs(purpose: string, text: string): Buffer[]
}

/** A 500. The log names column and key, never a value. */
export class DecryptionError extends ProblemError {
  constructor(log: string, cause?: unknown) {
    super('internal-error', { log, cause })
  }
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Version of the format, id of the key, and nonce, ciphertext and tag. */
const TEXT = /^v1\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/

const prefixOf = ({ id }: DataKey) => `v1.${id}.`
const authenticated = (place: Place) => Buffer.from(JSON.stringify(place))

function open({ key }: DataKey, sealed: Buffer, place: Place): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(authenticated(place))
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
  return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}

/** No key that encrypts is used for anything else. */
const macKeyOf = ({ key }: DataKey) => Buffer.from(hkdfSync('sha256', key, '', 'mac', 32))

/** AES-256-GCM with a random nonce for each value. */
export function createCipher(keys: [DataKey, ...DataKey[]]): Cipher {
  const [current] = keys
  const macKeys = keys.map(macKeyOf)
  const keysById = new Map(keys.map((key) => [key.id, key]))

  return {
    currentPrefix: prefixOf(current),

    macs: (purpose, text) =>
      macKeys.map((key) =>
        createHmac('sha256', key)
          .update(JSON.stringify([purpose, text]))
          .digest(),
      ),

    encrypt(value, place) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, current.key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(authenticated(place))
      const sealed = Buffer.concat([nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return prefixOf(current) + sealed.toString('base64url')
    },

    decrypt(text, place) {
      const [column] = place
      const [, id = '', sealed = ''] = TEXT.exec(text) ?? []
      if (!id) throw new DecryptionError(`${column} holds a text that is not encrypted in a known format`)
      const key = keysById.get(id)
      if (!key) throw new DecryptionError(`${column} needs the key "${id}", which DATA_KEYS does not hold`)
      try {
        return open(key, Buffer.from(sealed, 'base64url'), place)
      } catch (cause) {
        const reason = `${column} does not decrypt with the key "${id}": DATA_KEYS holds another key of this id, or the row was changed`
        throw new DecryptionError(reason, cause)
      }
    },
  }
}
