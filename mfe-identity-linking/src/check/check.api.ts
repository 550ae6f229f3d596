import { type BffClient, useBff } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'
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

/** What the answer means to somebody who holds this: whoever was sent a mail need not ask for it again. */
function eventOf({ result, tenantId, renewals, attemptsLeft }: Answer, held: Journey['held']): JourneyEvent {
  const facts = { renewals, attemptsLeft, ...(tenantId && { tenantId }) }
  const isProven = held?.kind === 'proof' && held.goodUntil > Date.now()
  if (result === 'eligible' && isProven) return { type: 'proven', ...facts }
  if (result === 'expired' && held?.kind === 'mail') return { type: 'mailWaits', ...facts }
  if (result === 'expired' && held?.kind === 'letter') return { type: 'letterWaits', ...facts }
  return { type: result === 'account-exists' ? 'accountExists' : result, ...facts, held: undefined }
}

/** Asks what has become of the code, whenever the journey is at that. */
export function useCodeCheck(): void {
  const bff = useBff()
  const { journey, tell } = useJourney()
  const { stage, registrationCode, held } = journey
  useEffect(() => {
    if (stage !== 'checking' || !registrationCode) return
    const gone = new AbortController()
    checkCode(bff, registrationCode, gone.signal).then(
      (answer) => tell(eventOf(answer, held)),
      (error: unknown) => gone.signal.aborted || tell({ type: 'failed', error }),
    )
    return () => gone.abort()
  }, [bff, stage, registrationCode, held, tell])
}
