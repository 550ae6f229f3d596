import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { RefusalNotice, usePortal, useSaveOnce, useSeenVersion } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { useEmailOutcome } from './email-outcome.ts'
import { useRemoveContactEmail } from './emails.api.ts'

interface RemoveContactEmailProps {
  profile: CustomerProfile
  email: EmailItem
  onBack: () => void
  onClose: () => void
}

/** Asks before an address is no longer used for advertising and questions. */
export function RemoveContactEmail({ profile, email, onBack, onClose }: RemoveContactEmailProps) {
  const { t } = useTranslation()
  const { notify } = usePortal()
  const outcome = useEmailOutcome()
  const removal = useRemoveContactEmail(profile.tenantId)
  const seen = useSeenVersion(email, removal.error)
  // Until the profile is there anew, nobody knows what is stored.
  const isReloaded = email !== removal.variables

  const remove = useSaveOnce(async () => {
    try {
      await removal.mutateAsync(seen)
    } catch (error) {
      outcome.tellError(error)
      return false
    }
    notify({ type: 'positive', title: t('emails.removed') })
    onClose()
    return true
  })

  return (
    <Dialog
      title={t('emails.removeTitle')}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={removal.isPending}
            busyText={t('emails.removing')}
            onClick={() => remove(undefined)}
          >
            {t('emails.removeConfirm')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('emails.cancel')}
          </Button>
        </>
      }
    >
      <RefusalNotice
        error={removal.error}
        stale={
          isReloaded ? t('emails.staleRemoval', { current: email.value }) : t('emails.staleRemovalUnknown')
        }
        gone={t('emails.gone')}
      />
      <p>{t('emails.removeText', { email: seen.value })}</p>
      {seen.contracts.length > 0 && <p>{t('emails.removeKept')}</p>}
    </Dialog>
  )
}
