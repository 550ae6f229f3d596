import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'

interface AccountActionsProps {
  onClose: () => void
  /** Closes what they stand in, and then goes on. */
  onLeave: (next: () => void) => void
}

/** The way out of the account, and back to the page. */
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
