import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { ReleaseError } from './release-error.ts'

const VARIABLE = 'RELEASE_SIGNING_KEY'

/**
 * The private key by which this process signs what it publishes: `RELEASE_SIGNING_KEY`, a key in PEM or the path of a file with one.
 * @returns nothing without the variable
 * @throws ReleaseError when it is no Ed25519 key. The message does not quote the variable
 */
export async function signingKey(value = process.env[VARIABLE]): Promise<KeyObject | undefined> {
  if (!value) return undefined
  const pem = value.includes('-----BEGIN') ? value : await readFile(value, 'utf8').catch(() => undefined)
  if (pem === undefined) throw new ReleaseError(`${VARIABLE} is neither a key in PEM nor a file with one`)
  const key = parseKey(pem)
  if (key?.asymmetricKeyType === 'ed25519') return key
  throw new ReleaseError(
    `${VARIABLE} is no private Ed25519 key: make one with openssl genpkey -algorithm ed25519`,
  )
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}
