import { createLazyPart, LazyPlace } from '@portal/portal'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { AfterRevocation } from '../after-revocation.ts'
import { loadLetterOfferDialog } from '../pages.ts'

const offerDialog = createLazyPart(loadLetterOfferDialog)

/** Offers to whoever has revoked something below it to object to letters as well. What does not come is no failure. */
export function LetterOffer({ children }: { children: ReactNode }) {
  const [revocations, setRevocations] = useState(0)
  const noteRevocation = useCallback(() => setRevocations((before) => before + 1), [])
  return (
    <AfterRevocation value={noteRevocation}>
      {children}
      {revocations > 0 && (
        <Suspense fallback={null}>
          <LazyPlace part={offerDialog} failure={() => null}>
            {(LetterOfferDialog) => <LetterOfferDialog key={revocations} revocation={revocations} />}
          </LazyPlace>
        </Suspense>
      )}
    </AfterRevocation>
  )
}
