import { BffError, useUserProfile } from '@portal/bff-client'
import { type ReactNode, useEffect, useState } from 'react'
import { ReauthenticationDialog } from './reauthentication-dialog.tsx'
import { usePortal } from './use-portal.ts'

/** Time to fill in a form before the BFF would refuse it. */
const MARGIN_SECONDS = 60

/** Whether a call was refused because the password was given too long ago. */
export const isStepUpNeeded = (error: unknown): boolean =>
  error instanceof BffError && error.code === 'sign-in-too-old'

interface StepUpDialogProps {
  /** The pending action to resume after the sign-in: see `Session`. */
  action: string
  /** Completes the sentence „Sie möchten …“. */
  purpose: string
  onClose: () => void
}

/** Asks for the password before a call that needs step-up, and names the purpose. */
export function StepUpDialog({ action, purpose, onClose }: StepUpDialogProps) {
  const { session } = usePortal()
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    if (session?.consumeReauthentication?.(action)) setBack(true)
  }, [session, action])

  return (
    <ReauthenticationDialog
      reason={`Sie möchten ${purpose}. Zu Ihrer Sicherheit geht das nur, wenn Sie in den letzten fünf Minuten Ihr Passwort eingegeben haben. So kann es niemand tun, der Ihr Gerät offen vorfindet.`}
      outcome={
        isBack
          ? 'Ihre Anmelde-Seite hat uns gerade nicht bestätigt, dass Sie Ihr Passwort eingegeben haben. Bitte versuchen Sie es noch einmal.'
          : 'Danach kommen Sie hierher zurück und machen weiter.'
      }
      onLeave={session?.reauthenticate && (() => session.reauthenticate?.(action))}
      onClose={onClose}
    />
  )
}

interface StepUpProps extends StepUpDialogProps {
  /** The last refusal of the call. */
  error: unknown
  children: ReactNode
}

/**
 * A dialog whose call needs step-up. It asks for the password first, so that the redirect loses no input, and again if
 * the sign-in gets too old while the dialog is open.
 */
export function StepUp({ error, children, ...question }: StepUpProps) {
  const { data: user, dataUpdatedAt, isPending } = useUserProfile()
  if (isStepUpNeeded(error)) return <StepUpDialog {...question} />
  if (isPending) return null
  // Without a profile, or with a BFF that does not report it, the call itself is refused.
  const reported = user?.stepUpSecondsLeft ?? Number.POSITIVE_INFINITY
  return (
    <Gate secondsLeft={reported - (Date.now() - dataUpdatedAt) / 1000} {...question}>
      {children}
    </Gate>
  )
}

/** Decides once: an open form must not disappear. */
function Gate({
  secondsLeft,
  children,
  ...question
}: StepUpDialogProps & { secondsLeft: number; children: ReactNode }) {
  const [isOpen] = useState(secondsLeft > MARGIN_SECONDS)
  return isOpen ? children : <StepUpDialog {...question} />
}
