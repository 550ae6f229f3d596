import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { ConfirmDialog, useChange } from '@portal/portal'
import { useTexts } from '@portal/text'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { useRemoveContactEmail } from './emails.api.ts'
import { emailsSharedTexts } from './emails-shared.de.ts'

interface RemoveContactEmailProps {
  profile: CustomerProfile
  email: EmailItem
  onBack: () => void
  onClose: () => void
}

/** Asks before an address is no longer used for advertising and questions. */
export function RemoveContactEmail({ profile, email, onBack, onClose }: RemoveContactEmailProps) {
  const { t } = useTexts(emailDialogsTexts)
  const shared = useTexts(emailsSharedTexts)
  const removal = useRemoveContactEmail(profile.tenantId)
  const change = useChange<void, unknown, EmailItem>({
    mutation: { ...removal, send: (_, base) => removal.mutateAsync(base) },
    version: email,
    toasts: { saved: t('removed'), failed: shared.t('failed', { returnObjects: true }) },
    onSaved: onClose,
  })

  return (
    <ConfirmDialog
      change={change}
      texts={{ title: t('removeTitle'), save: t('removeConfirm'), saving: t('removing') }}
      variant="danger"
      stale={change.isReloaded ? t('staleRemoval', { current: email.value }) : t('staleRemovalUnknown')}
      gone={t('gone')}
      onConfirm={change.submit}
      onBack={onBack}
      onClose={onClose}
    >
      <p>{t('removeText', { email: change.base.value })}</p>
      {change.base.contracts.length > 0 && <p>{t('removeKept')}</p>}
    </ConfirmDialog>
  )
}
