import { randomInt } from 'node:crypto'

/** Five random digits. */
export const randomPin = (): string => String(randomInt(100_000)).padStart(5, '0')
