import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'

interface TenantDialogFailureProps {
  onRetry: () => void
  retrying: boolean
}

/** In the place of a dialog of the tenants that could not be loaded. Persistent as they are, with the same way out. */
export function TenantDialogFailure({ onRetry, retrying }: TenantDialogFailureProps) {
  const { t } = useTexts(hostTexts)
  const signOut = useSignOut()
  return (
    <Dialog
      title={t('noAnswer.title')}
      persistent
      actions={
        <>
          <Button onClick={onRetry} busy={retrying} busyText={t('noAnswer.retrying')}>
            {t('noAnswer.retry')}
          </Button>
          <Button variant="secondary" onClick={signOut}>
            {t('header.confirmSignOut')}
          </Button>
        </>
      }
    >
      <p>{t('noAnswer.pageText')}</p>
    </Dialog>
  )
}
