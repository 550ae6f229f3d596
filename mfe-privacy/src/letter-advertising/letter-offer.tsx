import { createLazyPart, LazyPlace } from '@portal/portal'
import { Suspense, use } from 'react'
import { type ConsentPart, LastRevocation } from '../last-revocation.ts'

// Shares the chunk of the dialog that it opens.
const offerCard = createLazyPart(
  () => import(/* webpackChunkName: "letter-dialogs" */ './letter-offer-card.tsx'),
)

interface LetterOfferProps {
  /** The card above: the offer follows the revoked consent. */
  after: ConsentPart
  /** Announces the offer to screen readers; an empty text ends the announcement. */
  announce: (text: string) => void
}

/** Offers the objection to letters after a revocation. If the chunk fails to load, there is no offer. */
export function LetterOffer({ after, announce }: LetterOfferProps) {
  const { last } = use(LastRevocation)
  if (last?.part !== after) return null
  return (
    <Suspense fallback={null}>
      <LazyPlace part={offerCard} failure={() => null}>
        {(LetterOfferCard) => <LetterOfferCard revokedAt={last.revokedAt} announce={announce} />}
      </LazyPlace>
    </Suspense>
  )
}
