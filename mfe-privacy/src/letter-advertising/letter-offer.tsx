import { createLazyPart, LazyPlace } from '@portal/portal'
import { type ReactNode, Suspense } from 'react'
import { AfterRevocation } from '../after-revocation.ts'
import { loadLetterOfferDialog } from '../pages.ts'
import { useLetterOffer } from './letter-offer.api.ts'

const offerDialog = createLazyPart(loadLetterOfferDialog)

/** Offers to whoever has revoked something below it to object to letters as well. What does not come is no failure. */
export function LetterOffer({ children }: { children: ReactNode }) {
  const { offered, look, answer } = useLetterOffer()
  return (
    <AfterRevocation value={look}>
      {children}
      {offered && (
        <Suspense fallback={null}>
          <LazyPlace part={offerDialog} failure={() => null}>
            {(LetterOfferDialog) => <LetterOfferDialog tenantIds={offered} onClose={answer} />}
          </LazyPlace>
        </Suspense>
      )}
    </AfterRevocation>
  )
}
