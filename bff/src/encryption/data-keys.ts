import { createSecretKey, type KeyObject } from 'node:crypto'
import * as v from 'valibot'

export interface DataKey {
  /** Stored with each value that the key encrypts. */
  id: string
  key: KeyObject
}

const ENTRY = /^([A-Za-z0-9_-]{1,32}):([A-Za-z0-9+/]{43}=)$/

function parseEntry(entry: string): DataKey | undefined {
  const [, id, bytes] = ENTRY.exec(entry.trim()) ?? []
  if (!id || !bytes) return undefined
  return { id, key: createSecretKey(bytes, 'base64') }
}

const hasUniqueIds = (keys: DataKey[]) => new Set(keys.map(({ id }) => id)).size === keys.length

/** `2027:<base64>,2026:<base64>`: the first key encrypts, all decrypt. */
export const DataKeysSchema = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map(parseEntry)),
  v.check(
    (entries) => entries.every((entry) => entry !== undefined),
    'must be keys such as 2026:<32 bytes in base64>, with commas between them',
  ),
  v.transform((entries) => entries.filter((entry) => entry !== undefined)),
  v.check(hasUniqueIds, 'must not give one id to two keys'),
)
