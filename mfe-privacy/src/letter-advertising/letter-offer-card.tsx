import './letter-advertising-texts.ts'
import type { TenantId } from '@portal/contracts'
import { rememberPlace, useLinkTo } from '@portal/portal'
import { Button, Card } from '@portal/ui'
import MailX from 'lucide-react/icons/mail-x'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import css from '../consent-cards.module.css'
import { paths } from '../paths.ts'
import { useLetterOffer } from './letter-offer.api.ts'
import { ObjectDialog } from './object-dialog.tsx'
import { brandNames } from './use-told-objection.ts'

interface LetterOfferCardProps {
  revocation: number
  announce: (words: string) => void
}

/** The letters of all brands at once, or none of them: yes and no look the same. Nothing if no brand may write. */
export default function LetterOfferCard({ revocation, announce }: LetterOfferCardProps) {
  const { tenantIds, skip } = useLetterOffer(revocation)
  const [isAnswered, setAnswered] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isOffered = tenantIds.length > 0 && !isAnswered
  const box = useFocusAbove(isOffered || isAsking)
  return (
    <>
      {isOffered && (
        <div ref={box} className={css.whole}>
          <Offer
            tenantIds={tenantIds}
            announce={announce}
            onObject={() => setAsking(true)}
            onSkip={() => {
              skip()
              setAnswered(true)
            }}
          />
        </div>
      )}
      {isAsking && (
        <ObjectDialog
          tenantIds={tenantIds}
          onDone={() => setAnswered(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** Gives the focus to the card above when it was lost with the box. */
function useFocusAbove(isPresent: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const above = isPresent && box.current?.previousElementSibling
    return above ? rememberPlace(above) : undefined
  }, [isPresent])
  return box
}

interface OfferProps extends Pick<LetterOfferCardProps, 'announce'> {
  /** The brands that may still write. */
  tenantIds: TenantId[]
  onObject: () => void
  onSkip: () => void
}

function Offer({ tenantIds, announce, onObject, onSkip }: OfferProps) {
  const { t } = useTranslation()
  // What stands outside of a dialog is not read out, so it is said when the dialog has gone.
  const isCovered = useLocation().pathname !== useLinkTo()(paths.overview)
  useEffect(() => {
    if (!isCovered) announce(t('letters.offer.title'))
  }, [isCovered, announce, t])
  useEffect(() => () => announce(''), [announce])
  return (
    <Card
      title={t('letters.offer.title')}
      icon={<MailX />}
      actions={
        <>
          <Button variant="secondary" onClick={onObject}>
            {t('letters.object.title')}
          </Button>
          <Button variant="secondary" onClick={onSkip}>
            {t('letters.offer.skip')}
          </Button>
        </>
      }
    >
      <p>{t('letters.offer.lead', { count: tenantIds.length, brands: brandNames(tenantIds) })}</p>
      <p>{t('letters.offer.later')}</p>
    </Card>
  )
}
