import { BffError } from '@portal/bff-client'
import { type ReactNode, useState } from 'react'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { isStepUpNeeded, useStepUpReturn, useStoredInput } from './step-up-return.ts'

interface StepUpDialogProps {
  /** The pending action to resume after the sign-in: see `Session`. */
  action: string
  /** Completes the sentence „Sie möchten …“. */
  purpose: string
  /** The refusal, which names what the password must be entered for. */
  error: unknown
  /** What the call is made with again. */
  input?: unknown
  /** Whether the customer has just entered the password. */
  isRepeated?: boolean | undefined
  /** Called before the page is left, so that it asks nothing. */
  onLeave?: (() => void) | undefined
  onClose: () => void
}

/** Asks for the password for one call, and names the purpose. */
export function StepUpDialog({
  action,
  purpose,
  error,
  input,
  isRepeated,
  onLeave,
  onClose,
}: StepUpDialogProps) {
  const { session, stored } = useStoredInput(action)
  const challenge = error instanceof BffError ? error.challenge : undefined

  async function leave() {
    onLeave?.()
    stored.save(input)
    await session?.reauthenticate?.(action, challenge)
  }

  return (
    <ReauthenticationDialog
      reason={`Sie möchten ${purpose}. Bitte bestätigen Sie das mit Ihrem Passwort. So kann es niemand tun, der Ihr Gerät offen vorfindet.`}
      outcome="Danach kommen Sie hierher zurück, und es geht von selbst weiter."
      isRepeated={isRepeated}
      onLeave={session?.reauthenticate && leave}
      onClose={() => {
        stored.drop()
        onClose()
      }}
    />
  )
}

/** A change that a customer confirms with the password: see `useChange`. */
interface ResumableChange<Input> {
  error: unknown
  /** What was last sent. */
  submitted: Input | undefined
  resume: (input: Input) => unknown
  /** Called before the page is left, so that it asks nothing. */
  onLeave?: () => void
}

interface StepUpProps<Input> extends Pick<StepUpDialogProps, 'action' | 'purpose'> {
  change: ResumableChange<Input>
  children: ReactNode
}

/**
 * A dialog whose call needs the password: it is asked for when the call is refused, and afterwards the call is made again with
 * the same input. Closing the question shows the dialog with its input.
 */
export function StepUp<Input>({ action, purpose, change, children }: StepUpProps<Input>) {
  const { error, submitted, resume, onLeave } = change
  const [resumed, setResumed] = useState<{ input: Input }>()
  const [dismissed, setDismissed] = useState<unknown>()
  useStepUpReturn<Input>(action, (found) => {
    setResumed(found)
    if (found) void resume(found.input)
  })
  if (!isStepUpNeeded(error) || error === dismissed) return children
  return (
    <StepUpDialog
      action={action}
      purpose={purpose}
      error={error}
      input={submitted}
      // Other input is asked for the first time.
      isRepeated={resumed && resumed.input === submitted}
      onLeave={onLeave}
      onClose={() => setDismissed(error)}
    />
  )
}
