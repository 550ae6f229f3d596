import { canonicalEmail } from '../accounts/email-address.ts'
import type { Attempt, Attempts, Limit } from '../sign-in/attempts.repository.ts'

/** For all mails that whoever has a link or an address can ask for. */
export const PER_RECIPIENT: Limit = { most: 3, minutes: 15 }
const PER_ADDRESS: Limit = { most: 30, minutes: 15 }
/** As the backend counts for itself. Anyone can make its call: the client id is public. */
const PER_DAY_OF_API: Limit = { most: 10, minutes: 24 * 60 }

/** A mailbox is not flooded by the form; `address` is where the request came from. */
export const createResetLimit =
  (attempts: Attempts) =>
  async (email: string, address: string): Promise<Attempt> => {
    const recipient = canonicalEmail(email)
    const fromAddress = await attempts.take(`reset:address:${address}`, PER_ADDRESS)
    if (!fromAddress.taken) return fromAddress
    return attempts.take(`reset:account:${recipient}`, PER_RECIPIENT)
  }

export type TakeResetAttempt = ReturnType<typeof createResetLimit>

/**
 * A mailbox is not flooded by the backend's call either. The backend repeats it until the mail has left, so a mail that
 * did not leave does not count.
 */
export const createApiResetLimit =
  (attempts: Attempts) =>
  async (email: string, send: () => Promise<void>): Promise<Attempt> => {
    const recipient = canonicalEmail(email)
    const recent = await attempts.take(`reset:api:${recipient}`, PER_RECIPIENT)
    if (!recent.taken) return recent
    const ofDay = await attempts.take(`reset:api:day:${recipient}`, PER_DAY_OF_API)
    if (!ofDay.taken) return ofDay
    try {
      await send()
      return recent
    } catch (error) {
      for (const { id } of [recent, ofDay]) await attempts.giveBack(id)
      throw error
    }
  }

export type SendWithinLimit = ReturnType<typeof createApiResetLimit>

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
