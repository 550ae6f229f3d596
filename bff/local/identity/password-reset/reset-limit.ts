import { canonicalEmail } from '../accounts/email-address.ts'
import type { Attempt, Attempts, Limit } from '../sign-in/attempts.repository.ts'

/** For all mails that whoever has a link or an address can ask for. */
export const PER_RECIPIENT: Limit = { most: 3, minutes: 15 }
const PER_ADDRESS: Limit = { most: 30, minutes: 15 }
/** The backend counts for itself, once a minute; this holds for whoever else calls. */
const PER_RECIPIENT_OF_API: Limit = { most: 15, minutes: 15 }

/** Nobody's mailbox is flooded, whoever asks; `address` is where the request came from, if a person made it. */
export const createResetLimit =
  (attempts: Attempts) =>
  async (email: string, address?: string): Promise<Attempt> => {
    const recipient = canonicalEmail(email)
    if (address === undefined) return attempts.take(`reset:api:${recipient}`, PER_RECIPIENT_OF_API)
    const fromAddress = await attempts.take(`reset:address:${address}`, PER_ADDRESS)
    if (!fromAddress.taken) return fromAddress
    return attempts.take(`reset:account:${recipient}`, PER_RECIPIENT)
  }

export type TakeResetAttempt = ReturnType<typeof createResetLimit>

/** A link has 256 random bits; this is for whoever guesses all the same. */
const UNKNOWN_LINKS: Limit = { most: 20, minutes: 15 }
/** Each one is looked up in lists and hashed, which takes a tenth of a second of a core. */
const PASSWORDS_PER_LINK: Limit = { most: 20, minutes: 15 }

/** On the page behind the link. */
export const createResetPageLimits = (attempts: Attempts) => ({
  takeUnknownLink: (address: string): Promise<Attempt> =>
    attempts.take(`reset-page:address:${address}`, UNKNOWN_LINKS),
  takePassword: (token: string): Promise<Attempt> =>
    attempts.take(`reset-page:link:${token}`, PASSWORDS_PER_LINK),
})

export type ResetPageLimits = ReturnType<typeof createResetPageLimits>
