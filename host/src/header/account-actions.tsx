import { Button } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '../session/use-sign-out.ts'

interface AccountActionsProps {
  onClose: () => void
  /** Closes what they stand in, and then goes on. */
  onLeave: (next: () => void) => void
}

/** The way out of the account, and back to the page. */
export function AccountActions({ onClose, onLeave }: AccountActionsProps) {
  const { t } = useTranslation()
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
