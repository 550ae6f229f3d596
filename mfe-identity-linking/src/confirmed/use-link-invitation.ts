import { useBff } from '@portal/bff-client'
import { type ProvenInvitation, usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useState } from 'react'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'

type Destination = ProvenInvitation['to']

/** Gives the proof to the portal, which links it to an account. */
export function useLinkInvitation() {
  const { t } = useTexts(identityLinkingTexts)
  const { linkInvitation, notify } = usePortal()
  const { journey, dispatch } = useJourney()
  const [linkingTo, setLeavingTo] = useState<Destination>()
  const [error, setError] = useState<unknown>()
  const bff = useBff()
  const { received, registrationCode } = journey

  async function link(to: Destination) {
    if (!linkInvitation || received?.kind !== 'proof' || !registrationCode || linkingTo) return
    const { linkToken, eMailAddress, validUntil } = received
    if (validUntil <= Date.now()) {
      notify({ type: 'negative', ...t('confirmed.proofExpired', { returnObjects: true }) })
      return dispatch({ type: 'proofExpired', received: undefined })
    }
    setError(undefined)
    setLeavingTo(to)
    try {
      // Another tab may have used the invitation.
      const { state } = await bff.call('processByRegistrationCode', { body: { registrationCode } })
      if (state === 'used') return dispatch({ type: 'accountExists', received: undefined })
      await linkInvitation({ linkToken, eMailAddress, to })
      // After Back from the provider only the BFF has the state of the code.
      dispatch({ type: 'returned' })
    } catch (failure) {
      setError(failure)
    }
    setLeavingTo(undefined)
  }

  return { link, linkingTo, error }
}
