import { BffError, type BffErrorCode, SessionEndedError } from '@portal/bff-client'
import { Notice } from '@portal/ui'
import type { ReactNode } from 'react'

const toldInForm: string[] = [
  'stale-version',
  'too-many-requests',
  'unauthenticated',
  'sign-in-too-old',
  'timeout',
]

/**
 * Whether the form itself tells why a change was refused, because the customer can do something about it: beside the
 * field or in a RefusalNotice. An ended session leads to the sign-in. After a time-out nobody knows whether it has
 * failed, so no toast may say so. Everything else belongs into a toast.
 */
export function isShownInline(error: unknown): boolean {
  if (error instanceof SessionEndedError) return true
  if (!(error instanceof BffError)) return false
  return toldInForm.includes(error.code) || error.fields.length > 0 || isWithoutConnection(error)
}

/** Nothing was sent; the same code means a broken connection while there is one. */
export const isWithoutConnection = ({ code }: BffError) => code === 'offline' && !navigator.onLine

/**
 * What the BFF said of one field.
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
 * Why a change was not made, where that concerns the whole form; nothing where the fields tell it. It stays beside the
 * input when the toast has been closed.
 */
export function RefusalNotice({ error, stale, gone }: RefusalNoticeProps) {
  if (!(error instanceof BffError) || error.fields.length > 0) return null
  return <Notice kind="error">{refusalText(error, { stale, gone })}</Notice>
}

const unreachable =
  'Das hat leider nicht geklappt: Unser System ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.'

// Who tries again what got no answer repeats it under its key, so that it has one effect.
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
  if (isWithoutConnection(error)) return WITHOUT_CONNECTION
  return texts[code] ?? 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'
}

const inFuture = new Intl.RelativeTimeFormat('de-DE')

function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'später'
  if (seconds < 90) return inFuture.format(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? inFuture.format(minutes, 'minute') : inFuture.format(Math.ceil(minutes / 60), 'hour')
}
