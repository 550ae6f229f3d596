import { createLazyPart, LazyPlace } from '@portal/portal'
import { Suspense, use } from 'react'
import { AfterRevocation, type ConsentPart } from '../after-revocation.ts'

// The card opens what the route of the letters shows: both are in one chunk.
const offerCard = createLazyPart(
  () => import(/* webpackChunkName: "letter-dialogs" */ './letter-offer-card.tsx'),
)

interface LetterOfferProps {
  /** The card before this place: an offer stands below what was revoked. */
  after: ConsentPart
  /** Gets words to be read out politely when there is an offer, and none when it has gone. */
  announce: (words: string) => void
}

/** Offers to whoever has revoked something to object to letters as well. What does not come is no failure. */
export function LetterOffer({ after, announce }: LetterOfferProps) {
  const { last } = use(AfterRevocation)
  if (last?.part !== after) return null
  return (
    <Suspense fallback={null}>
      <LazyPlace part={offerCard} failure={() => null}>
        {(LetterOfferCard) => (
          <LetterOfferCard key={last.number} revocation={last.number} announce={announce} />
        )}
      </LazyPlace>
    </Suspense>
  )
}
