import { createHash, randomBytes } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = 26

/** 26 characters of base32: 130 random bits. */
export const newRegistrationCode = (): string =>
  // 32 divides 256: every character is equally likely.
  Array.from(randomBytes(LENGTH), (byte) => BASE32[byte % BASE32.length]).join('')

/** As stored, hex. A code is long and random, so a plain hash cannot be guessed back. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')
