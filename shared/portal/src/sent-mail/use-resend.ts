import { BffError, SessionEndedError } from '@portal/bff-client'
import { retryTimeOf } from '../changes/retry-time.ts'
import { useSubmitOnce } from '../changes/submit-once.ts'
import { usePortal } from '../use-portal.ts'
import type { SentMail } from './sent-mail.ts'

interface Resend {
  sent: SentMail
  /** Asks for the same mail once more. Without one, because it is needed no more, it tells so itself. */
  send: () => Promise<SentMail | undefined>
  /** Takes the mail that was sent, or the wait for the one that was not. */
  onResent: (sent: SentMail) => void
}

/** After a time-out nobody knows, and an ended session leads to the sign-in. */
const isKnownToFail = (error: unknown) =>
  !(error instanceof SessionEndedError) && !(error instanceof BffError && error.code === 'timeout')

/** Sends a mail once more, one at a time, and tells what became of it. Why it was refused is told beside the button. */
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
    // May be asked for again once it is through.
    return false
  })
  return () => void resend(undefined)
}
