import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'

interface ReauthenticationDialogProps {
  /** What the password is needed for. */
  reason: string
  /** What the customer sees here after the sign-in. */
  outcome: string
  /** Whether the customer comes from the sign-in, and the call was refused again. */
  isRepeated?: boolean | undefined
  /** Redirects to the sign-in; left out where this page cannot. */
  onLeave: (() => Promise<void> | undefined) | undefined
  onClose: () => void
}

const REPEATED =
  'Ihr Passwort ist dafür noch nicht bestätigt, oder die Bestätigung gilt nicht mehr. Bitte versuchen Sie es noch einmal.'

const ELSEWHERE =
  'Auf dieser Seite geht das leider nicht. Bitte öffnen Sie dafür Ihr Nordtal Konto in einem eigenen Fenster.'

/** Asks the customer to sign in again. The caller owns the pending action: see `Session`. */
export function ReauthenticationDialog({
  reason,
  outcome,
  isRepeated,
  onLeave,
  onClose,
}: ReauthenticationDialogProps) {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready')

  async function leave() {
    setState('leaving')
    try {
      await onLeave?.()
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <Dialog
      title="Bitte melden Sie sich noch einmal an"
      onClose={onClose}
      actions={
        onLeave ? (
          <>
            <Button
              busy={state === 'leaving'}
              busyText="Sie werden zur Anmeldung weitergeleitet …"
              onClick={leave}
            >
              Erneut anmelden
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Abbrechen
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Schließen</Button>
        )
      }
    >
      {state === 'failed' && (
        <Notice kind="error">
          Die Anmeldung ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten noch einmal.
        </Notice>
      )}
      <p>{reason}</p>
      <p>{onLeave ? (isRepeated ? REPEATED : outcome) : ELSEWHERE}</p>
    </Dialog>
  )
}
