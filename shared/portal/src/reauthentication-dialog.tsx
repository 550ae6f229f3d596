import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'

interface ReauthenticationDialogProps {
  /** Why a sign-in that was long ago is not enough for this. */
  why: string
  /** What the customer finds here afterwards. */
  afterwards: string
  /** Leaves for the sign-in; left out where this page cannot lead there. */
  onLeave: (() => Promise<void> | undefined) | undefined
  onClose: () => void
}

/** Before what is there only for who has just given the password. The action is the caller's: see `Session`. */
export function ReauthenticationDialog({ why, afterwards, onLeave, onClose }: ReauthenticationDialogProps) {
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
      <p>{why}</p>
      <p>
        {onLeave
          ? afterwards
          : 'Bitte melden Sie sich ab und wieder an, und rufen Sie diese Seite dann noch einmal auf.'}
      </p>
    </Dialog>
  )
}
