import type { CustomerProfile } from '@portal/contracts'
import { ConfirmDialog } from '@portal/portal'
import { useTexts } from '@portal/text'
import { planOf } from './contract-plan.ts'
import { EmailContracts } from './email-contracts.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import type { ChangeRequest } from './email-form.tsx'
import type { EmailUses } from './email-form-schema.ts'

interface EmailReviewProps {
  /** The profile that the customer has seen. */
  profile: CustomerProfile
  uses: EmailUses
  /** The present contact address, if this change affects it. */
  contact: string | undefined
  /** Of the change that was confirmed. */
  change: ChangeRequest
  onConfirm: () => void
  onBack: () => void
  onClose: () => void
}

/** The review before several contracts change: which change to what, and which stay and why. */
export function EmailReview({
  profile,
  uses,
  contact,
  change,
  onConfirm,
  onBack,
  onClose,
}: EmailReviewProps) {
  const { t } = useTexts(emailDialogsTexts)
  const { changing, unchanged } = planOf(profile, uses)
  const counts = { changing: changing.length, all: changing.length + unchanged.length }
  return (
    <ConfirmDialog
      change={change}
      texts={{ title: t('reviewTitle'), save: t('confirm'), saving: t('saving') }}
      cancel={t('backToForm')}
      stale={change.stale}
      gone={change.gone}
      onConfirm={onConfirm}
      onBack={onBack}
      onClose={onClose}
    >
      <p>
        {unchanged.length > 0
          ? t('reviewText', { email: uses.value, ...counts })
          : t('reviewTextAll', { email: uses.value })}
      </p>
      {uses.contact && <p>{t('reviewContact')}</p>}
      {!uses.contact && contact && <p>{t('contactStays', { email: contact })}</p>}
      <EmailContracts uses={uses} before={profile} />
    </ConfirmDialog>
  )
}
