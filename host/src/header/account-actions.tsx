import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'

interface AccountActionsProps {
  onClose: () => void
  /** Closes the surrounding popup or dialog, then calls `next`. */
  onLeave: (next: () => void) => void
}

/** Sign-out and cancel, in the popup or the dialog of the account. */
export function AccountActions({ onClose, onLeave }: AccountActionsProps) {
  const { t } = useTexts(hostTexts)
  const signOut = useSignOut()
  return (
    <>
      <Button onClick={() => onLeave(signOut)}>{t('header.confirmSignOut')}</Button>
      <Button variant="secondary" onClick={onClose}>
        {t('header.abort')}
      </Button>
    </>
  )
}
