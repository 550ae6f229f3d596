import {
  type Account,
  type Accounts,
  canonicalEmail,
  type DeletedAccounts,
} from '../accounts/accounts.repository.ts'
import { passwordMatches } from '../accounts/password-hash.ts'
import type { KnownBrowsers } from '../devices/known-browsers.repository.ts'
import type { Attempt, Attempts, Limit } from './attempts.repository.ts'
import type { SignInInput } from './sign-in-form.ts'

/** Limit for one network, or for one known browser of the account. */
const PER_GUESSER: Limit = { most: 10, minutes: 15 }
/** Limit for all unknown browsers together: it also stops guesses from many networks. */
const PER_ACCOUNT: Limit = { most: 100, minutes: 15 }
// Wider, because a household or an office shares one address; still too narrow to try one password on many accounts.
const PER_ADDRESS: Limit = { most: 50, minutes: 15 }

/** Where a sign-in comes from. */
export interface SignInOrigin {
  address: string
  /** Undefined in a browser without a recent sign-in. */
  browserId: string | undefined
}

/** `deleted` needs the right password: else anybody could find out who was a customer. */
export type SignInResult =
  | { account: Account }
  /** `guessedAt`: the account whose password was guessed too often; its owner gets a mail. */
  | { retryAfterSeconds: number; guessedAt?: Account }
  | 'wrong'
  | 'deleted'

interface SignInCheckParts {
  accounts: Accounts
  deletedAccounts: DeletedAccounts
  attempts: Attempts
  knownBrowsers: KnownBrowsers
}

export const attemptsOfAccount = (email: string): string => `sign-in:account:${canonicalEmail(email)}`

export const createSignInCheck = ({
  accounts,
  deletedAccounts,
  attempts,
  knownBrowsers,
}: SignInCheckParts) => {
  /** Guesses count for the network or browser that guesses, so that the owner at a known browser need not wait. */
  async function takeAttempts(
    account: Account | undefined,
    email: string,
    { address, browserId }: SignInOrigin,
  ): Promise<{ refused: Attempt & { taken: false } } | { keys: string[] }> {
    const isKnown = account && browserId && (await knownBrowsers.knows(account.subject, browserId))
    const counted: [key: string, limit: Limit][] = isKnown
      ? [[`${attemptsOfAccount(email)}:browser:${browserId}`, PER_GUESSER]]
      : [
          [`${attemptsOfAccount(email)}:network:${address}`, PER_GUESSER],
          [attemptsOfAccount(email), PER_ACCOUNT],
        ]
    for (const [key, limit] of counted) {
      const attempt = await attempts.take(key, limit)
      if (!attempt.taken) return { refused: attempt }
    }
    return { keys: counted.map(([key]) => key) }
  }

  return async ({ email, password }: SignInInput, origin: SignInOrigin): Promise<SignInResult> => {
    const fromAddress = await attempts.take(`sign-in:address:${origin.address}`, PER_ADDRESS)
    if (!fromAddress.taken) return fromAddress
    // Always both, so that the time reveals nothing.
    const account = await accounts.findByEmail(email)
    const deleted = await deletedAccounts.findPasswordHash(email)
    const taken = await takeAttempts(account, email, origin)
    if ('refused' in taken) return { ...taken.refused, ...(account && { guessedAt: account }) }

    const matches = await passwordMatches(password, account?.passwordHash ?? deleted)
    if (!matches) return 'wrong'
    if (!account) return 'deleted'

    await attempts.giveBack(fromAddress.id)
    for (const key of taken.keys) await attempts.forget(key)
    return { account }
  }
}

export type CheckSignIn = ReturnType<typeof createSignInCheck>
