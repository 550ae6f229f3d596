import { retryTimeOf } from '../changes/retry-time.ts'
import { useSubmitOnce } from '../changes/submit-once.ts'
import { useResultToast } from '../changes/use-result-toast.ts'
import { isShownInline } from '../refused-change.tsx'
import type { SentMail } from './sent-mail.ts'

interface Resend {
  sent: SentMail
  /** Of the last attempt. */
  error: unknown
  /** Requests the same mail again. If it is no longer needed, reports that and resolves to undefined. */
  send: () => Promise<SentMail | undefined>
  /** Called with the mail that was sent, or after a refusal with the next possible time. */
  onResent: (sent: SentMail) => void
}

/**
 * Sends a mail again, one at a time.
 * @returns the refusal to show beside the button; null for a result that a toast shows
 */
export function useResend({ sent, error, send, onResent }: Resend) {
  const showResult = useResultToast()
  const resend = useSubmitOnce(async () => {
    try {
      const mail = await send()
      if (!mail) return false
      onResent(mail)
      showResult({ type: 'positive', title: 'E-Mail versendet' })
    } catch (error) {
      const resendAt = retryTimeOf(error)
      if (resendAt !== undefined) onResent({ ...sent, resendAt })
      showResult(
        isShownInline(error)
          ? undefined
          : { type: 'negative', title: 'E-Mail konnte nicht versendet werden' },
      )
    }
    // Another submission is allowed after this one.
    return false
  })
  return { resend: () => void resend(undefined), refusal: isShownInline(error) ? error : null }
}
