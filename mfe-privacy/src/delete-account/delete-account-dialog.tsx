import { BffError, useUserProfile } from '@portal/bff-client'
import { RefusalNotice, StepUp, useChange, useDialogClose, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Checkbox, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { isWaiting, momentOf, useDeleteAccount, useDeletionStatus } from './delete-account.api.ts'
import { deleteAccountTexts } from './delete-account.de.ts'

/** The last question. Redirects to the page once the deletion is requested, here or elsewhere. */
export default function DeleteAccountDialog() {
  const { t } = useTexts(deleteAccountTexts)
  const page = useLinkTo()('deleteAccount')
  const close = useDialogClose(page)
  const { data: deletion } = useDeletionStatus()
  const { data: user } = useUserProfile()
  const remove = useDeleteAccount()
  const [withdraws, setWithdraws] = useState(false)

  const change = useChange({
    mutation: { ...remove, send: (withdraws: boolean) => remove.mutateAsync(withdraws) },
    toasts: { failed: t('failed', { returnObjects: true }) },
  })

  const { submit, error } = change
  /** Ticks the box again, for a failure afterwards. */
  function resume(withdrawsAgain: boolean) {
    setWithdraws(withdrawsAgain)
    return submit(withdrawsAgain)
  }
  if (!deletion) return null
  if (deletion.status !== 'none') return <Navigate to={page} replace />
  return (
    <StepUp action="delete-account" purpose={t('ask.purpose')} change={{ ...change, resume }}>
      <Dialog
        title={t('ask.title')}
        onClose={close}
        actions={
          <>
            <Button
              variant="danger"
              busy={remove.isPending}
              busyText={t('ask.deleting')}
              onClick={() => void submit(withdraws)}
            >
              {t('ask.confirm')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('ask.keep')}
            </Button>
          </>
        }
      >
        <DeletionRefusal error={error} />
        <p>{isWaiting(deletion) ? t('ask.waits', momentOf(deletion.waitsUntil)) : t('ask.what')}</p>
        <p>{t('ask.contracts')}</p>
        {deletion.hasConsents !== false && (
          <Checkbox
            label={t('ask.withdraw')}
            hint={t('ask.withdrawHint')}
            checked={withdraws}
            onChange={(event) => setWithdraws(event.target.checked)}
          />
        )}
        {user && <p>{t(isWaiting(deletion) ? 'ask.mails' : 'ask.mail', { email: user.eMailAddress })}</p>}
      </Dialog>
    </StepUp>
  )
}

function DeletionRefusal({ error }: { error: unknown }) {
  const { t } = useTexts(deleteAccountTexts)
  const key = error instanceof BffError && refusalKey(error)
  if (!key) return <RefusalNotice error={error} stale={null} />
  return <Notice kind="error">{t(`refused.${key}`)}</Notice>
}

/** RefusalNotice writes about unsaved data, which does not fit here. */
function refusalKey({ code, isUnsent }: BffError): 'timeout' | 'lost' | 'offline' | undefined {
  if (code === 'timeout') return code
  if (code === 'offline') return isUnsent ? 'offline' : 'lost'
  return undefined
}
