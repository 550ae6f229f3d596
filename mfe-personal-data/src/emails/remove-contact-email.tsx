import type { CustomerProfile, EmailItem } from '@portal/contracts'
import { ConfirmDialog, openIdsOf, useChange } from '@portal/portal'
import { useTexts } from '@portal/text'
import { isContact } from './email-addresses.ts'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { useRemoveContactEmail } from './emails.api.ts'
import { emailsSharedTexts } from './emails-shared.de.ts'

interface RemoveContactEmailProps {
  profile: CustomerProfile
  email: EmailItem
  onBack: () => void
  onClose: () => void
}

/** Asks before an address is no longer used for advertising and questions, or before an unused one is deleted. */
export function RemoveContactEmail({ profile, email, onBack, onClose }: RemoveContactEmailProps) {
  const { t } = useTexts(emailDialogsTexts)
  const shared = useTexts(emailsSharedTexts)
  const removal = useRemoveContactEmail(profile)
  const change = useChange<void, unknown, EmailItem>({
    mutation: { ...removal, send: (_, base) => removal.mutateAsync(base) },
    version: email,
    toasts: { saved: t('removed'), failed: shared.t('failed', { returnObjects: true }) },
    onSaved: onClose,
  })

  const isKept = openIdsOf(profile, change.base.contracts).length > 0

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
      <p>
        {t(isContact(profile, change.base) ? 'removeText' : 'removeUnused', { email: change.base.value })}
      </p>
      {change.base.contracts.length > 0 && <p>{t(isKept ? 'removeKept' : 'removeEnded')}</p>}
    </ConfirmDialog>
  )
}
