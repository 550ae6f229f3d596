import { type BffClient, useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { type Dispatch, useEffect } from 'react'
import type { Journey, JourneyEvent } from '../journey.ts'

type Answer = CallResponse<'performEligibilityCheck'>

async function checkCode(bff: BffClient, registrationCode: string, signal: AbortSignal): Promise<Answer> {
  const body = { registrationCode }
  const { state } = await bff.call('processByRegistrationCode', { body, signal })
  if (state === 'unknown') return { result: 'unknown', renewals: [] }
  return bff.call('performEligibilityCheck', { body, signal })
}

interface Context extends Pick<Journey, 'held' | 'isRestored'> {
  isSignedIn: boolean
}

/**
 * The event depends on the tab: an expired code leads to the renewal that the tab already has, and a code that led a
 * signed-in customer to an account is done.
 */
function eventOf({ result, ...answer }: Answer, { held, isRestored, isSignedIn }: Context): JourneyEvent {
  const { tenantId, renewals, attemptsLeft } = answer
  const facts = { renewals, attemptsLeft, ...(tenantId && { tenantId }) }
  const isProven = held?.kind === 'proof' && held.goodUntil > Date.now()
  if (result === 'eligible' && isProven) return { type: 'proven', ...facts }
  if (result === 'expired' && held?.kind === 'mail') return { type: 'mailWaits', ...facts }
  if (result === 'expired' && held?.kind === 'letter') return { type: 'letterWaits', ...facts }
  if (result === 'account-exists' && isRestored && isSignedIn) return { type: 'ended' }
  return { type: result === 'account-exists' ? 'accountExists' : result, ...facts, held: undefined }
}

/** Checks the code while the journey is at that stage. */
export function useCodeCheck(journey: Journey, dispatch: Dispatch<JourneyEvent>): void {
  const bff = useBff()
  const { stage, registrationCode, held, isRestored } = journey
  const isSignedIn = usePortal().session !== null
  useEffect(() => {
    if (stage !== 'checking' || !registrationCode) return
    const gone = new AbortController()
    checkCode(bff, registrationCode, gone.signal).then(
      (answer) => dispatch(eventOf(answer, { held, isRestored, isSignedIn })),
      (error: unknown) => gone.signal.aborted || dispatch({ type: 'failed', error }),
    )
    return () => gone.abort()
  }, [bff, stage, registrationCode, held, isRestored, isSignedIn, dispatch])
}
