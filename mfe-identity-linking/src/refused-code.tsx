import { BffError, type BffErrorCode } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { Notice } from '@portal/ui'

/** Replaces texts of RefusalNotice about sessions and saving, which do not fit customers without an account. */
const texts: Partial<Record<BffErrorCode, string>> = {
  timeout: 'Die Antwort hat zu lange gedauert. Sie können es gefahrlos noch einmal versuchen.',
  offline:
    'Das hat leider nicht geklappt: Die Verbindung ist abgerissen, bevor eine Antwort kam. Sie können es gefahrlos noch einmal versuchen.',
  unreadable:
    'Das hat leider nicht geklappt: Es kam keine vollständige Antwort. Sie können es gefahrlos noch einmal versuchen.',
  unauthenticated: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

/** Why a call for an invitation failed, and what the customer can do. */
export function RefusedCode({ error }: { error: unknown }) {
  const text = error instanceof BffError && !error.isUnsent ? texts[error.code] : undefined
  return text ? <Notice kind="error">{text}</Notice> : <RefusalNotice error={error} stale={null} />
}
