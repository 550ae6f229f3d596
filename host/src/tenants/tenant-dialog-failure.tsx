import { useTexts } from '@portal/text'
import { Button, ErrorDialog } from '@portal/ui'
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
  const leave = (
    <Button variant="secondary" onClick={signOut}>
      {t('header.confirmSignOut')}
    </Button>
  )
  return (
    <ErrorDialog onRetry={onRetry} retrying={retrying} action={leave}>
      {t('noAnswer.pageText')}
    </ErrorDialog>
  )
}
