import type { CustomerProfile } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { Button, Dialog } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { planOf } from './contract-plan.ts'
import { EmailContracts } from './email-contracts.tsx'
import type { ChangeRequest } from './email-form.tsx'
import type { EmailUses } from './email-form-schema.ts'

interface EmailReviewProps {
  /** As the customer has seen it. */
  profile: CustomerProfile
  uses: EmailUses
  /** The address that is for advertising and questions so far, if this change is about it. */
  contact: string | undefined
  /** Of the change that was confirmed. */
  change: ChangeRequest
  onConfirm: () => void
  onBack: () => void
  onClose: () => void
}

/** Before several contracts change: which ones and to what, and which stay and why. */
export function EmailReview({
  profile,
  uses,
  contact,
  change,
  onConfirm,
  onBack,
  onClose,
}: EmailReviewProps) {
  const { t } = useTranslation()
  const { changing, kept } = planOf(profile, uses)
  const counts = { changing: changing.length, all: changing.length + kept.length }
  return (
    <Dialog
      title={t('emails.reviewTitle')}
      onBack={onBack}
      onClose={onClose}
      actions={
        <>
          <Button busy={change.isPending} busyText={t('emails.saving')} onClick={onConfirm}>
            {t('emails.confirm')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('emails.backToForm')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={change.error} stale={change.stale} gone={change.gone} />
      <p>
        {kept.length > 0
          ? t('emails.reviewText', { email: uses.value, ...counts })
          : t('emails.reviewTextAll', { email: uses.value })}
      </p>
      {uses.contact && <p>{t('emails.reviewContact')}</p>}
      {!uses.contact && contact && <p>{t('emails.contactStays', { email: contact })}</p>}
      <EmailContracts uses={uses} before={profile} />
    </Dialog>
  )
}
