import { BffError, type BffErrorCode } from '@portal/bff-client'
import { Notice } from '@portal/ui'
import { RefusalNotice } from '../refused-change.tsx'

/** Where nothing is stored, RefusalNotice would speak of something else. */
const texts: Partial<Record<BffErrorCode, string>> = {
  timeout:
    'Die Antwort hat zu lange gedauert. Ob die E-Mail unterwegs ist, wissen wir nicht: Bitte sehen Sie in Ihrem Postfach nach. Sie können es auch noch einmal versuchen, doppelt gesendet wird dabei nichts.',
  offline:
    'Das hat leider nicht geklappt: Die Verbindung ist abgerissen, bevor eine Antwort kam. Bitte versuchen Sie es noch einmal, doppelt gesendet wird dabei nichts.',
  unreadable:
    'Das hat leider nicht geklappt: Es kam keine vollständige Antwort. Bitte versuchen Sie es noch einmal, doppelt gesendet wird dabei nichts.',
}

const WITHOUT_CONNECTION =
  'Sie sind offline, und es wurde nichts gesendet. Bitte versuchen Sie es noch einmal, sobald Sie wieder mit dem Internet verbunden sind.'

/** Why a mail was not sent, beside the button that requests it; nothing where a field shows the error. */
export function MailRefusal({ error }: { error: unknown }) {
  const text = error instanceof BffError ? refusalText(error) : undefined
  return text ? <Notice kind="error">{text}</Notice> : <RefusalNotice error={error} stale={null} />
}

const refusalText = (error: BffError) => (error.isUnsent ? WITHOUT_CONNECTION : texts[error.code])
