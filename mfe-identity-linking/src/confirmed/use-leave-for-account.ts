import { type ProvenInvitation, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useState } from 'react'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.ts'
import { useIsUsed } from './confirmed.api.ts'

type Destination = ProvenInvitation['to']

/** Hands the proof on to the portal, which knows the way to an account and back. */
export function useLeaveForAccount() {
  const { t } = useTexts(identityLinkingTexts)
  const { linkInvitation, notify } = usePortal()
  const { journey, tell } = useJourney()
  const [leavingTo, setLeavingTo] = useState<Destination>()
  const [error, setError] = useState<unknown>()
  const isUsed = useIsUsed()
  const { held, registrationCode } = journey

  async function leave(to: Destination) {
    if (!linkInvitation || held?.kind !== 'proof' || !registrationCode || leavingTo) return
    const { linkToken, eMailAddress, goodUntil } = held
    if (goodUntil <= Date.now()) {
      notify({ type: 'negative', ...t('confirmed.lapsed', { returnObjects: true }) })
      return tell({ type: 'proofLapsed', held: undefined })
    }
    setError(undefined)
    setLeavingTo(to)
    try {
      // Nobody signs up for an account that there is no invitation left for.
      if (await isUsed(registrationCode)) return tell({ type: 'accountExists', held: undefined })
      await linkInvitation({ linkToken, eMailAddress, to })
      // Back from the provider: what has become of the code there only the BFF knows.
      tell({ type: 'returned' })
    } catch (failure) {
      setError(failure)
    }
    setLeavingTo(undefined)
  }

  return { leave, leavingTo, error }
}
