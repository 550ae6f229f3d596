import * as v from 'valibot'

export const SHORTEST = 12
// Keeps a megabyte of text from the hash.
const LONGEST = 256

const characters = (password: string): number => [...password].length

/** Length only: rules about digits and signs make worse passwords (NIST SP 800-63B section 3.1.1.2). */
export const NewPassword = v.pipe(
  v.string(),
  v.check((password) => characters(password) >= SHORTEST, `Wählen Sie mindestens ${SHORTEST} Zeichen.`),
  v.check((password) => characters(password) <= LONGEST, `Wählen Sie höchstens ${LONGEST} Zeichen.`),
)
