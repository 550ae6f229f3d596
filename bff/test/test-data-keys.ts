import * as v from 'valibot'
import { createCipher } from '../src/encryption/cipher.ts'
import { DataKeysSchema } from '../src/encryption/data-keys.ts'

/** `DATA_KEYS` of the databases that tests share. */
export const TEST_DATA_KEYS = dataKeys(['test', 7])

/** Builds a `DATA_KEYS` from ids and the byte that fills each key. */
export function dataKeys(...keys: [id: string, byte: number][]): string {
  return keys.map(([id, byte]) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`).join()
}

/** The cipher of a `DATA_KEYS`. */
export function cipherOf(keys: string) {
  const [first, ...others] = v.parse(DataKeysSchema, keys)
  if (!first) throw new Error('A cipher needs a key')
  return createCipher([first, ...others])
}

export const testCipher = cipherOf(TEST_DATA_KEYS)
