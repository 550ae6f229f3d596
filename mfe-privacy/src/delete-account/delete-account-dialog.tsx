import { useUserProfile } from '@portal/bff-client'
import { isShownInline, StepUp, useDialogClose, useLinkTo, usePortal, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { Navigate } from 'react-router'
import { useDeleteAccount, useDeletionStatus } from './delete-account.api.ts'
import { deleteAccountTexts } from './delete-account.de.ts'
import { DeletionRefusal } from './deletion-refusal.tsx'

/** The last question. Once the deletion was asked for, here or elsewhere, the page below has the word. */
export default function DeleteAccountDialog() {
  const { t } = useTexts(deleteAccountTexts)
  const { notify } = usePortal()
  const page = useLinkTo()('deleteAccount')
  const close = useDialogClose(page)
  const { data: deletion } = useDeletionStatus()
  const { data: user } = useUserProfile()
  const remove = useDeleteAccount()

  const confirm = useSubmitOnce(async () => {
    try {
      await remove.mutateAsync()
      return true
    } catch (error) {
      if (!isShownInline(error)) {
        notify({ type: 'negative', ...t('failed', { returnObjects: true }) })
      }
      return false
    }
  })

  if (!deletion) return null
  if (deletion.status !== 'none') return <Navigate to={page} replace />
  return (
    <StepUp action="delete-account" purpose={t('ask.purpose')} error={remove.error} onClose={close}>
      <Dialog
        title={t('ask.title')}
        onClose={close}
        actions={
          <>
            <Button
              variant="danger"
              busy={remove.isPending}
              busyText={t('ask.deleting')}
              onClick={() => confirm(undefined)}
            >
              {t('ask.confirm')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('ask.keep')}
            </Button>
          </>
        }
      >
        <DeletionRefusal error={remove.error} />
        <p>{t('ask.what')}</p>
        <p>{t('ask.contracts')}</p>
        {user && <p>{t('ask.mail', { email: user.eMailAddress })}</p>}
      </Dialog>
    </StepUp>
  )
}
