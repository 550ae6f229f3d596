import './letter-advertising-texts.ts'
import type { TenantId } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ObjectionMeaning } from './objection-meaning.tsx'
import { brandNames, useToldObjection } from './use-told-objection.ts'

export interface LetterOfferDialogProps {
  /** The brands that may still write. */
  tenantIds: TenantId[]
  /** @param left the brands that may write still */
  onClose: (left: TenantId[]) => void
}

/** The letters of all brands at once, or none of them: yes and no look the same. */
export default function LetterOfferDialog({ tenantIds, onClose }: LetterOfferDialogProps) {
  const { t } = useTranslation()
  const [left, setLeft] = useState(tenantIds)
  const objection = useToldObjection({ onDone: () => onClose([]), onPartly: setLeft })
  const { isPending } = objection
  // Who does not wait for the answer has not skipped.
  const leave = () => onClose(isPending ? [] : left)
  const brands = brandNames(left)
  return (
    <Dialog
      title={t('letters.offer.title')}
      onClose={leave}
      actions={
        <>
          <Button busy={isPending} busyText={t('letters.busy')} onClick={() => objection.object(left)}>
            {t('letters.confirm')}
          </Button>
          <Button aria-disabled={isPending} onClick={isPending ? undefined : leave}>
            {t('letters.offer.skip')}
          </Button>
        </>
      }
    >
      <RefusalNotice error={objection.error} stale={null} />
      {left.length < tenantIds.length && !isPending && !objection.error && (
        <Notice kind="error">{t('letters.offer.left', { brands })}</Notice>
      )}
      <p>{t('letters.offer.lead', { count: left.length, brands })}</p>
      <ObjectionMeaning tenantIds={left} />
      <p>{t('letters.offer.later')}</p>
    </Dialog>
  )
}
