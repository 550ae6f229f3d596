import { hash, verify } from '@node-rs/argon2'

// The library's defaults are argon2id with 19 MiB, two passes, one lane: OWASP's minimum.
const normal = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(normal(password))

let decoy: Promise<string> | undefined

/** Takes as long without an account as with one: else the time would show which addresses are customers'. */
export const passwordMatches = async (password: string, stored: string | undefined): Promise<boolean> => {
  decoy ??= hashPassword('no account has this password')
  const matches = await verify(stored ?? (await decoy), normal(password))
  return matches && stored !== undefined
}
