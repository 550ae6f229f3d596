import { BffError, type BffErrorCode, SessionEndedError } from '@portal/bff-client'
import { Notice } from '@portal/ui'
import type { ReactNode } from 'react'

const inlineErrorCodes: string[] = [
  'stale-version',
  'not-found',
  'too-many-requests',
  'unauthenticated',
  'sign-in-too-old',
  'timeout',
  'offline',
  'unreadable',
]

/**
 * Whether the form shows the error inline, beside the field or in a RefusalNotice, because the customer can act on it.
 * An ended session redirects to the sign-in. Without a complete response the result is unknown, so a toast must not
 * report a failure.
 * Every other error belongs in a toast.
 */
export function isShownInline(error: unknown): boolean {
  if (error instanceof SessionEndedError) return true
  if (!(error instanceof BffError)) return false
  return inlineErrorCodes.includes(error.code) || error.fields.length > 0
}

/**
 * The BFF's error for one field.
 * @param name the field's name, which begins the path into the body
 */
export function fieldRefusal(error: unknown, name: string): string | undefined {
  if (!(error instanceof BffError)) return undefined
  return error.fields.find(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`))?.message
}

interface RefusalNoticeProps {
  error: unknown
  /** For a value that was changed elsewhere: what is stored now, and that saving again replaces it. */
  stale: ReactNode
  /** For an item that was removed elsewhere. */
  gone?: ReactNode
}

/**
 * The error of a refused change that concerns the whole form. Renders nothing if the fields show their own errors.
 */
export function RefusalNotice({ error, stale, gone }: RefusalNoticeProps) {
  if (!(error instanceof BffError) || error.fields.length > 0) return null
  return <Notice kind="error">{refusalText(error, { stale, gone })}</Notice>
}

const unreachable =
  'Das hat leider nicht geklappt: Unser System ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.'

// A retry after a lost response sends the same idempotency key, so it has one effect.
const texts: Partial<Record<BffErrorCode, string>> = {
  unauthenticated:
    'Ihre Anmeldung ist abgelaufen. Bitte laden Sie die Seite neu und melden Sie sich wieder an.',
  timeout:
    'Die Antwort hat zu lange gedauert. Ob Ihre Änderung gespeichert wurde, wissen wir nicht: Den aktuellen Stand sehen Sie, wenn Sie die Seite neu laden. Sie können es auch noch einmal versuchen, doppelt gespeichert wird dabei nichts.',
  offline:
    'Das hat leider nicht geklappt: Die Verbindung ist abgerissen, bevor eine Antwort kam. Bitte versuchen Sie es noch einmal, doppelt gespeichert wird dabei nichts.',
  unreadable:
    'Das hat leider nicht geklappt: Es kam keine vollständige Antwort. Bitte versuchen Sie es noch einmal, doppelt gespeichert wird dabei nichts.',
  unavailable: unreachable,
  'business-system-timeout': unreachable,
}

const WITHOUT_CONNECTION =
  'Sie sind offline. Ihre Eingaben bleiben hier stehen. Bitte versuchen Sie es noch einmal, sobald Sie wieder mit dem Internet verbunden sind.'

function refusalText(error: BffError, { stale, gone }: Omit<RefusalNoticeProps, 'error'>): ReactNode {
  const { code, retryAfter } = error
  if (code === 'stale-version' && stale) return stale
  if (code === 'not-found' && gone) return gone
  if (code === 'too-many-requests') {
    return `Das ging zu oft hintereinander. Bitte versuchen Sie es ${waitText(retryAfter)} noch einmal.`
  }
  if (error.isUnsent) return WITHOUT_CONNECTION
  return texts[code] ?? 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'
}

const inFuture = new Intl.RelativeTimeFormat('de-DE')

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'später'
  if (seconds < 90) return inFuture.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? inFuture.format(minutes, 'minute') : inFuture.format(Math.ceil(minutes / 60), 'hour')
}
