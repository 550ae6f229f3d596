import { readFileSync } from 'node:fs'
import { createSecureContext } from 'node:tls'
import { StartError } from './start-error.ts'

export interface TlsFiles {
  cert: Buffer
  key: Buffer
}

function readPem(name: string, path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new StartError(`${name}: ${path} cannot be read: ${cause}`)
  }
}

/**
 * Reads the certificate chain and its key.
 * @returns nothing when neither is set
 * @throws StartError when one of them is missing or unreadable, or they do not belong together
 */
export function readTlsFiles(
  certPath: string | undefined,
  keyPath: string | undefined,
): TlsFiles | undefined {
  if (!certPath && !keyPath) return undefined
  if (!certPath || !keyPath) throw new StartError('TLS_CERT and TLS_KEY: set both, or neither')
  const files = { cert: readPem('TLS_CERT', certPath), key: readPem('TLS_KEY', keyPath) }
  try {
    createSecureContext(files)
  } catch (cause) {
    throw new StartError(`TLS_CERT and TLS_KEY: ${certPath} and ${keyPath} are no usable pair: ${cause}`)
  }
  return files
}
