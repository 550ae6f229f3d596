import { BffError, type BffErrorCode } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { Notice } from '@portal/ui'

/** Where nobody is signed in and nothing is saved, RefusalNotice would speak of something else. */
const words: Partial<Record<BffErrorCode, string>> = {
  timeout:
    'Die Antwort hat zu lange gedauert. Bitte versuchen Sie es noch einmal, doppelt gezählt wird dabei nichts.',
  offline:
    'Das hat leider nicht geklappt: Die Verbindung ist abgerissen, bevor eine Antwort kam. Bitte versuchen Sie es noch einmal, doppelt gezählt wird dabei nichts.',
  unreadable:
    'Das hat leider nicht geklappt: Es kam keine vollständige Antwort. Bitte versuchen Sie es noch einmal, doppelt gezählt wird dabei nichts.',
  unauthenticated: 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.',
}

/** Why a call for an invitation brought nothing, and what the customer can do. */
export function RefusedCode({ error }: { error: unknown }) {
  const isOffline = !navigator.onLine
  const told = error instanceof BffError && !isOffline ? words[error.code] : undefined
  return told ? <Notice kind="error">{told}</Notice> : <RefusalNotice error={error} stale={null} />
}
