import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'

interface TenantDialogFailureProps {
  onRetry: () => void
  retrying: boolean
}

/** Replaces a dialog about the brand that could not be loaded. Persistent like it, with the sign-out. */
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
