import { BffError, SessionEndedError } from '@portal/bff-client'
import { retryTimeOf } from '../changes/retry-time.ts'
import { useSubmitOnce } from '../changes/submit-once.ts'
import { usePortal } from '../use-portal.ts'
import type { SentMail } from './sent-mail.ts'

interface Resend {
  sent: SentMail
  /** Requests the same mail again. If it is no longer needed, reports that and resolves to undefined. */
  send: () => Promise<SentMail | undefined>
  /** Called with the mail that was sent, or after a refusal with the next possible time. */
  onResent: (sent: SentMail) => void
}

/** The result of a time-out is unknown, and an ended session redirects to the sign-in. */
const isKnownToFail = (error: unknown) =>
  !(error instanceof SessionEndedError) && !(error instanceof BffError && error.code === 'timeout')

/** Sends a mail again, one at a time, with a toast for the result. A refusal is shown beside the button. */
export function useResend({ sent, send, onResent }: Resend): () => void {
  const { notify } = usePortal()
  const resend = useSubmitOnce(async () => {
    try {
      const mail = await send()
      if (!mail) return false
      onResent(mail)
      notify({ type: 'positive', title: 'E-Mail versendet' })
    } catch (error) {
      const resendAt = retryTimeOf(error)
      if (resendAt !== undefined) onResent({ ...sent, resendAt })
      if (isKnownToFail(error)) notify({ type: 'negative', title: 'E-Mail konnte nicht versendet werden' })
    }
    // Another submission is allowed after this one.
    return false
  })
  return () => void resend(undefined)
}
