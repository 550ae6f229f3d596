import { useBff } from '@portal/bff-client'
import { type ProvenInvitation, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useState } from 'react'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'

type Destination = ProvenInvitation['to']

/** Hands the proof on to the portal, which knows the way to an account and back. */
export function useLeaveForAccount() {
  const { t } = useTexts(identityLinkingTexts)
  const { linkInvitation, notify } = usePortal()
  const { journey, dispatch } = useJourney()
  const [leavingTo, setLeavingTo] = useState<Destination>()
  const [error, setError] = useState<unknown>()
  const bff = useBff()
  const { held, registrationCode } = journey

  async function leave(to: Destination) {
    if (!linkInvitation || held?.kind !== 'proof' || !registrationCode || leavingTo) return
    const { linkToken, eMailAddress, goodUntil } = held
    if (goodUntil <= Date.now()) {
      notify({ type: 'negative', ...t('confirmed.lapsed', { returnObjects: true }) })
      return dispatch({ type: 'proofLapsed', held: undefined })
    }
    setError(undefined)
    setLeavingTo(to)
    try {
      // Another tab may have linked an account: then there is no invitation left to sign up with.
      const { state } = await bff.call('processByRegistrationCode', { body: { registrationCode } })
      if (state === 'used') return dispatch({ type: 'accountExists', held: undefined })
      await linkInvitation({ linkToken, eMailAddress, to })
      // Back from the provider: only the BFF knows the state of the code.
      dispatch({ type: 'returned' })
    } catch (failure) {
      setError(failure)
    }
    setLeavingTo(undefined)
  }

  return { leave, leavingTo, error }
}
