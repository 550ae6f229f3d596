import { canonicalEmail } from '../accounts/email-address.ts'
import type { Attempt, Attempts, Limit } from '../sign-in/attempts.repository.ts'

const PER_RECIPIENT: Limit = { most: 3, minutes: 15 }
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
