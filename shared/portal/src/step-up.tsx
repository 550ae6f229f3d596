import { BffError } from '@portal/bff-client'
import { type ReactNode, useEffect, useState } from 'react'
import * as v from 'valibot'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import type { TabStorage } from './tab-storage.ts'
import { usePortal } from './use-portal.ts'

/** How the keys of stored input begin. */
export const STEP_UP_KEY = 'step-up.'

/** As long as the BFF waits for the password. */
const STORED_FOR_MS = 15 * 60_000

const StoredSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), account: v.optional(v.string()), input: v.optional(v.unknown()) }),
)

/** Whether a call was refused until the password is entered for it. */
export const isStepUpNeeded = (error: unknown): boolean =>
  error instanceof BffError && error.code === 'sign-in-too-old'

/** What a call is made with again. It may be a secret, so it is stored for this browser tab, and only while the customer is away. */
function storedInput(storage: TabStorage, action: string, account: string | undefined) {
  const key = STEP_UP_KEY + action
  return {
    save: (input: unknown) => storage.set(key, JSON.stringify({ at: Date.now(), account, input })),
    drop: () => storage.remove(key),
    take() {
      const stored = v.safeParse(StoredSchema, storage.get(key))
      storage.remove(key)
      if (!stored.success || stored.output.account !== account) return undefined
      return Date.now() - stored.output.at < STORED_FOR_MS ? stored.output : undefined
    },
  }
}

function useStoredInput(action: string) {
  const { session, tabStorage } = usePortal()
  return { session, stored: storedInput(tabStorage, action, session?.account) }
}

/**
 * Makes a call again, once, when the customer returns with the password for it.
 * @param action as in the `StepUpDialog`
 * @param resume gets what that dialog has stored; undefined if it is too old, or the page stores nothing
 */
export function useStepUpReturn<Input>(
  action: string,
  resume: (stored: { input: Input } | undefined) => unknown,
): void {
  const { session, stored } = useStoredInput(action)
  useEffect(() => {
    const isBack = session?.consumeReauthentication?.(action)
    const found = stored.take() as { input: Input } | undefined
    if (isBack) void resume(found)
  }, [session, action])
}

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
