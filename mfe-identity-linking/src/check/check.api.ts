import { type BffClient, useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { type Dispatch, useEffect } from 'react'
import type { Journey, JourneyEvent } from '../journey.ts'

type Eligibility = CallResponse<'performEligibilityCheck'>

async function checkCode(
  bff: BffClient,
  registrationCode: string,
  signal: AbortSignal,
): Promise<Eligibility> {
  const body = { registrationCode }
  const { state } = await bff.call('processByRegistrationCode', { body, signal })
  if (state === 'unknown') return { result: 'unknown', renewals: [] }
  return bff.call('performEligibilityCheck', { body, signal })
}

interface Context extends Pick<Journey, 'received' | 'isRestored'> {
  isSignedIn: boolean
}

/**
 * The event depends on what this browser tab has received: an expired code with a new invitation shows that invitation, and a
 * restored code whose account now exists ends the journey of a signed-in customer.
 */
function eventOf(
  { result, ...details }: Eligibility,
  { received, isRestored, isSignedIn }: Context,
): JourneyEvent {
  const { tenantId, renewals, attemptsLeft } = details
  const facts = { renewals, attemptsLeft, ...(tenantId && { tenantId }) }
  const isProven = received?.kind === 'proof' && received.validUntil > Date.now()
  if (result === 'eligible' && isProven) return { type: 'proven', ...facts }
  if (result === 'expired' && received?.kind === 'mail') return { type: 'mailPending', ...facts }
  if (result === 'expired' && received?.kind === 'letter') return { type: 'letterPending', ...facts }
  if (result === 'account-exists' && isRestored && isSignedIn) return { type: 'ended' }
  return { type: result === 'account-exists' ? 'accountExists' : result, ...facts, received: undefined }
}

/** Checks the code while the journey is at that stage. */
export function useCodeCheck(journey: Journey, dispatch: Dispatch<JourneyEvent>): void {
  const bff = useBff()
  const { stage, registrationCode, received, isRestored } = journey
  const isSignedIn = usePortal().session !== null
  useEffect(() => {
    if (stage !== 'checking' || !registrationCode) return
    const gone = new AbortController()
    checkCode(bff, registrationCode, gone.signal).then(
      (eligibility) => dispatch(eventOf(eligibility, { received, isRestored, isSignedIn })),
      (error: unknown) => gone.signal.aborted || dispatch({ type: 'failed', error }),
    )
    return () => gone.abort()
  }, [bff, stage, registrationCode, received, isRestored, isSignedIn, dispatch])
}
