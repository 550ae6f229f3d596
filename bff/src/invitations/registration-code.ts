import { createHash, randomBytes } from 'node:crypto'

/** Without O, 0, I and 1, which are hard to tell apart in a letter. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 26

/** 26 of 32 characters: 130 random bits. */
export const newRegistrationCode = (): string =>
  // 32 divides 256: every character is equally likely.
  Array.from(randomBytes(LENGTH), (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')

/** As stored, hex. A code is long and random, so a plain hash cannot be guessed back. */
export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex')
