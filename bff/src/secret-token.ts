import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash, hex. A token is long and random, so a plain hash cannot be guessed back. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')
