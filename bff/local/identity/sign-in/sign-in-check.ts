import type { Account, Accounts } from '../accounts/accounts.repository.ts'
import { canonicalEmail } from '../accounts/email-address.ts'
import { passwordMatches } from '../accounts/password-hash.ts'
import type { Attempts, Limit } from './attempts.repository.ts'
import type { SignInInput } from './sign-in-form.ts'

const PER_ACCOUNT: Limit = { most: 10, minutes: 15 }
// Wider, because a household or an office shares one address; still too narrow to try one password on many accounts.
const PER_ADDRESS: Limit = { most: 50, minutes: 15 }

/** `deleted` only for whoever has the right password: else anybody could ask who was a customer. */
export type SignInResult = { account: Account } | { retryAfterSeconds: number } | 'wrong' | 'deleted'

export const attemptsOfAccount = (email: string): string => `sign-in:account:${canonicalEmail(email)}`

export const createSignInCheck =
  (accounts: Accounts, attempts: Attempts) =>
  async ({ email, password }: SignInInput, address: string): Promise<SignInResult> => {
    const fromAddress = await attempts.take(`sign-in:address:${address}`, PER_ADDRESS)
    if (!fromAddress.taken) return fromAddress
    const onAccount = await attempts.take(attemptsOfAccount(email), PER_ACCOUNT)
    if (!onAccount.taken) return onAccount

    // Both always, so that the time tells nothing either.
    const account = await accounts.findByEmail(email)
    const deleted = await accounts.findDeletedPasswordHash(email)
    const matches = await passwordMatches(password, account?.passwordHash ?? deleted)
    if (!matches) return 'wrong'
    if (!account) return 'deleted'

    await attempts.giveBack(fromAddress.id)
    await attempts.forget(attemptsOfAccount(email))
    return { account }
  }

export type CheckSignIn = ReturnType<typeof createSignInCheck>
