import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { type Cipher, createCipher } from './cipher.ts'

/** @throws StartError without keys: phone PINs and IBANs are never stored in plain text */
export function configuredCipher({ DATA_KEYS: keys }: Pick<Config, 'DATA_KEYS'>): Cipher {
  const [first, ...others] = keys ?? []
  if (!first) {
    throw new StartError(
      'DATA_KEYS is missing: the keys that encrypt phone PINs and IBANs, such as 2026:<32 bytes in base64>.',
    )
  }
  return createCipher([first, ...others])
}
