import { type BffClient, useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useEffect } from 'react'
import type { Journey, JourneyEvent } from '../journey.ts'
import { useJourney } from '../use-journey.ts'

type Answer = CallResponse<'performEligibilityCheck'>

async function checkCode(bff: BffClient, registrationCode: string, signal: AbortSignal): Promise<Answer> {
  const body = { registrationCode }
  const { state } = await bff.call('processByRegistrationCode', { body, signal })
  if (state === 'unknown') return { result: 'unknown', renewals: [] }
  return bff.call('performEligibilityCheck', { body, signal })
}

interface Asker extends Pick<Journey, 'held' | 'isKept'> {
  isSignedIn: boolean
}

/**
 * What the answer means to who asks: whoever was sent a mail need not ask for it again, and whoever has come to an account
 * need not be told that there is one.
 */
function eventOf({ result, ...told }: Answer, { held, isKept, isSignedIn }: Asker): JourneyEvent {
  const { tenantId, renewals, attemptsLeft } = told
  const facts = { renewals, attemptsLeft, ...(tenantId && { tenantId }) }
  const isProven = held?.kind === 'proof' && held.goodUntil > Date.now()
  if (result === 'eligible' && isProven) return { type: 'proven', ...facts }
  if (result === 'expired' && held?.kind === 'mail') return { type: 'mailWaits', ...facts }
  if (result === 'expired' && held?.kind === 'letter') return { type: 'letterWaits', ...facts }
  if (result === 'account-exists' && isKept && isSignedIn) return { type: 'ended' }
  return { type: result === 'account-exists' ? 'accountExists' : result, ...facts, held: undefined }
}

/** Asks what has become of the code, whenever the journey is at that. */
export function useCodeCheck(): void {
  const bff = useBff()
  const { journey, tell } = useJourney()
  const { stage, registrationCode, held, isKept } = journey
  const isSignedIn = usePortal().session !== null
  useEffect(() => {
    if (stage !== 'checking' || !registrationCode) return
    const gone = new AbortController()
    checkCode(bff, registrationCode, gone.signal).then(
      (answer) => tell(eventOf(answer, { held, isKept, isSignedIn })),
      (error: unknown) => gone.signal.aborted || tell({ type: 'failed', error }),
    )
    return () => gone.abort()
  }, [bff, stage, registrationCode, held, isKept, isSignedIn, tell])
}
