import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { RefusalNotice, useBaseVersion, usePortal, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { emailDialogsTexts } from './email-dialogs.de.ts'
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
  const { t } = useTexts(emailDialogsTexts)
  const { notify } = usePortal()
  const outcome = useEmailOutcome()
  const removal = useRemoveContactEmail(profile.tenantId)
  const seen = useBaseVersion(email, removal.error)
  // Until the profile is there anew, nobody knows what is stored.
  const isReloaded = email !== removal.variables

  const remove = useSubmitOnce(async () => {
    try {
      await removal.mutateAsync(seen)
    } catch (error) {
      outcome.tellError(error)
      return false
    }
    notify({ type: 'positive', title: t('removed') })
    onClose()
    return true
  })

  return (
    <Dialog
      title={t('removeTitle')}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            busy={removal.isPending}
            busyText={t('removing')}
            onClick={() => remove(undefined)}
          >
            {t('removeConfirm')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <RefusalNotice
        error={removal.error}
        stale={isReloaded ? t('staleRemoval', { current: email.value }) : t('staleRemovalUnknown')}
        gone={t('gone')}
      />
      <p>{t('removeText', { email: seen.value })}</p>
      {seen.contracts.length > 0 && <p>{t('removeKept')}</p>}
    </Dialog>
  )
}
