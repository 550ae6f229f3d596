import { rememberPlace, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card } from '@portal/ui'
import MailX from 'lucide-react/icons/mail-x'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { letterAdvertisingTexts } from './letter-advertising.de.ts'
import { useLetterOffer } from './letter-offer.api.ts'
import { brandNames, ObjectDialog } from './object-dialog.tsx'

type Announce = (text: string) => void

interface LetterOfferCardProps {
  revokedAt: number
  announce: Announce
}

/** Offers one objection for all brands that may write; yes and no look the same. Hidden if there is no such brand. */
export default function LetterOfferCard({ revokedAt, announce }: LetterOfferCardProps) {
  const { t } = useTexts(letterAdvertisingTexts)
  const { tenantIds, skip, end } = useLetterOffer(revokedAt)
  const [isAsking, setAsking] = useState(false)
  const isOffered = tenantIds.length > 0
  const box = useFocusAbove(isOffered || isAsking)
  useAnnouncement(isOffered, box, announce)
  return (
    <>
      {isOffered && (
        <div ref={box}>
          <Card
            level={3}
            title={t('offer.title')}
            icon={<MailX />}
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsking(true)}>
                  {t('object.title')}
                </Button>
                <Button variant="secondary" onClick={skip}>
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
      {isAsking && <ObjectDialog tenantIds={tenantIds} onDone={end} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Moves the focus to the card above if it was in the removed offer. */
function useFocusAbove(isPresent: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const above = isPresent && box.current?.previousElementSibling
    return above ? rememberPlace(above) : undefined
  }, [isPresent])
  return box
}

/** Announces the offer, and scrolls it into view if the card above has the focus. */
function useAnnouncement(isOffered: boolean, box: RefObject<HTMLDivElement | null>, announce: Announce) {
  const { t } = useTexts(letterAdvertisingTexts)
  // Screen readers ignore what is behind a dialog, so the announcement waits until it closes.
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
