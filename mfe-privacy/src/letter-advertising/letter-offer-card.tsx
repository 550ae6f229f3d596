import { rememberPlace, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card } from '@portal/ui'
import MailX from 'lucide-react/icons/mail-x'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import css from '../consent-cards.module.css'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'
import { useLetterOffer } from './letter-offer.api.ts'
import { brandNames, ObjectDialog } from './object-dialog.tsx'

type Announce = (words: string) => void

interface LetterOfferCardProps {
  revocation: number
  announce: Announce
}

/** The letters of all brands at once, or none of them: yes and no look the same. Nothing if no brand may write. */
export default function LetterOfferCard({ revocation, announce }: LetterOfferCardProps) {
  const { t } = useTexts(letterAdvertisingTexts)
  const { tenantIds, skip } = useLetterOffer(revocation)
  const [isAnswered, setAnswered] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isOffered = tenantIds.length > 0 && !isAnswered
  const box = useFocusAbove(isOffered || isAsking)
  useAnnouncement(isOffered, box, announce)
  function skipAll() {
    skip()
    setAnswered(true)
  }
  return (
    <>
      {isOffered && (
        <div ref={box} className={css.whole}>
          <Card
            title={t('offer.title')}
            icon={<MailX />}
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  {t('object.title')}
                </Button>
                <Button variant="secondary" onClick={skipAll}>
                  {t('offer.skip')}
                </Button>
              </>
            }
          >
            <p>{t('offer.lead', { count: tenantIds.length, brands: brandNames(tenantIds) })}</p>
            <p>{t('offer.later')}</p>
          </Card>
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

/** Tells of the box: in words, and by bringing it into view below the card at which the customer is. */
function useAnnouncement(isOffered: boolean, box: RefObject<HTMLDivElement | null>, announce: Announce) {
  const { t } = useTexts(letterAdvertisingTexts)
  // What stands outside of a dialog is neither read out nor seen, so it is told when the dialog has gone.
  const isCovered = useLocation().pathname !== useLinkTo()('overview')
  useEffect(() => {
    if (!isOffered) return announce('')
    if (isCovered) return
    announce(t('offer.title'))
    if (box.current?.previousElementSibling?.matches(':focus-within')) {
      box.current.scrollIntoView({ block: 'nearest' })
    }
  }, [isOffered, isCovered, announce, box, t])
}
