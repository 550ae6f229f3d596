import './delete-account-texts.ts'
import { useUserProfile } from '@portal/bff-client'
import { isToldInForm, StepUp, useDialogClose, useLinkTo, usePortal, useSaveOnce } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { paths } from '../paths.ts'
import { useDeleteAccount, useDeletionStatus } from './delete-account.api.ts'
import { DeletionRefusal } from './deletion-refusal.tsx'

/** The last question. Once the deletion was asked for, here or elsewhere, the page below has the word. */
export default function DeleteAccountDialog() {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const page = useLinkTo()(paths.deleteAccount)
  const close = useDialogClose(page)
  const { data: deletion } = useDeletionStatus()
  const { data: user } = useUserProfile()
  const remove = useDeleteAccount()

  const confirm = useSaveOnce(async () => {
    try {
      await remove.mutateAsync()
      return true
    } catch (error) {
      if (!isToldInForm(error)) {
        notify({ type: 'negative', ...t('deleteAccount.failed', { returnObjects: true }) })
      }
      return false
    }
  })

  if (!deletion) return null
  if (deletion.status !== 'none') return <Navigate to={page} replace />
  return (
    <StepUp
      errand="delete-account"
      purpose={t('deleteAccount.ask.purpose')}
      error={remove.error}
      onClose={close}
    >
      <Dialog
        title={t('deleteAccount.ask.title')}
        onClose={close}
        actions={
          <>
            <Button
              variant="danger"
              busy={remove.isPending}
              busyText={t('deleteAccount.ask.deleting')}
              onClick={() => confirm(undefined)}
            >
              {t('deleteAccount.ask.confirm')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('deleteAccount.ask.keep')}
            </Button>
          </>
        }
      >
        <DeletionRefusal error={remove.error} />
        <p>{t('deleteAccount.ask.what')}</p>
        <p>{t('deleteAccount.ask.contracts')}</p>
        {user && <p>{t('deleteAccount.ask.mail', { email: user.eMailAddress })}</p>}
      </Dialog>
    </StepUp>
  )
}
