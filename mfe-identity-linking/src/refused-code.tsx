import { BffError, type BffErrorCode } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { Notice } from '@portal/ui'

/** Where nobody is signed in and nothing is saved, RefusalNotice would speak of something else. */
const words: Partial<Record<BffErrorCode, string>> = {
  timeout: 'Die Antwort hat zu lange gedauert. Sie können es gefahrlos noch einmal versuchen.',
  offline:
    'Das hat leider nicht geklappt: Die Verbindung ist abgerissen, bevor eine Antwort kam. Sie können es gefahrlos noch einmal versuchen.',
  unreadable:
    'Das hat leider nicht geklappt: Es kam keine vollständige Antwort. Sie können es gefahrlos noch einmal versuchen.',
  unauthenticated: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

/** Why a call for an invitation brought nothing, and what the customer can do. */
export function RefusedCode({ error }: { error: unknown }) {
  const isOffline = !navigator.onLine
  const told = error instanceof BffError && !isOffline ? words[error.code] : undefined
  return told ? <Notice kind="error">{told}</Notice> : <RefusalNotice error={error} stale={null} />
}
