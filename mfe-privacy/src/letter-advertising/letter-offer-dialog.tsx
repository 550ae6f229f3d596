import './letter-advertising-texts.ts'
import type { TenantId } from '@portal/contracts'
import { RefusalNotice } from '@portal/portal'
import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLetterOffer } from './letter-offer.api.ts'
import { ObjectionMeaning } from './objection-meaning.tsx'
import { brandNames, useToldObjection } from './use-told-objection.ts'

/** The letters of all brands at once, or none of them: yes and no look the same. Nothing if no brand may write. */
export default function LetterOfferDialog({ revocation }: { revocation: number }) {
  const { tenantIds, skip } = useLetterOffer(revocation)
  const [isAnswered, setAnswered] = useState(false)
  if (isAnswered || tenantIds.length === 0) return null
  function close(skipped: TenantId[]) {
    skip(skipped)
    setAnswered(true)
  }
  return <Offer tenantIds={tenantIds} onClose={close} />
}

interface OfferProps {
  /** The brands that may still write. */
  tenantIds: TenantId[]
  /** @param skipped the brands that may write on, because the customer said so */
  onClose: (skipped: TenantId[]) => void
}

function Offer({ tenantIds, onClose }: OfferProps) {
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
